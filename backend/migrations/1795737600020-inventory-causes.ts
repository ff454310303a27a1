import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Pieces that had left are restocked, and pieces on the shelf are written off or sold elsewhere. The new constraints permit what the old
 * ones did, so that they need not read the movements that there are; they are validated afterwards.
 */
export class InventoryCauses1795737600020 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE catalogue.stock_movements
        DROP CONSTRAINT changes_fit_their_cause,
        DROP CONSTRAINT orders_reserve_buy_and_return,
        ADD CONSTRAINT changes_fit_their_cause CHECK (CASE cause
          WHEN 'initial' THEN change >= 0 WHEN 'corrected' THEN change <> 0 WHEN 'reserved' THEN change < 0 WHEN 'sold' THEN change = 0
          WHEN 'returned' THEN change > 0 WHEN 'lost' THEN change < 0 WHEN 'restocked' THEN change > 0 WHEN 'written-off' THEN change < 0
          WHEN 'sold-elsewhere' THEN change < 0 ELSE false END) NOT VALID,
        ADD CONSTRAINT orders_reserve_buy_and_return
          CHECK ((order_id IS NOT NULL) = (cause IN ('reserved', 'sold', 'returned', 'lost', 'restocked'))) NOT VALID`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
