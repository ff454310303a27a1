import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CatalogueStockMovements1795132800009 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE catalogue.variants RENAME COLUMN paid_cents TO selling_price_cents`);
    await runner.query(`ALTER TABLE catalogue.variants ALTER COLUMN stock SET DEFAULT 0`);
    await runner.query(`
      CREATE TABLE catalogue.stock_movements (
        id bigint GENERATED ALWAYS AS IDENTITY,
        variant_id uuid NOT NULL REFERENCES catalogue.variants (id),
        change integer NOT NULL,
        cause text NOT NULL,
        actor text NOT NULL,
        order_id uuid,
        at timestamptz NOT NULL DEFAULT clock_timestamp(),
        PRIMARY KEY (variant_id, id),
        CONSTRAINT changes_fit_their_cause CHECK (CASE cause
          WHEN 'initial' THEN change >= 0
          WHEN 'corrected' THEN change <> 0
          WHEN 'reserved' THEN change < 0
          WHEN 'sold' THEN change = 0
          WHEN 'returned' THEN change > 0
          ELSE false END),
        CONSTRAINT orders_reserve_buy_and_return
          CHECK ((order_id IS NOT NULL) = (cause IN ('reserved', 'sold', 'returned')))
      )`);
    await runner.query(`
      CREATE UNIQUE INDEX stock_is_initial_once ON catalogue.stock_movements (variant_id) WHERE cause = 'initial'`);
    await runner.query(`
      INSERT INTO catalogue.stock_movements (variant_id, change, cause, actor)
      SELECT id, stock, 'initial', 'shop' FROM catalogue.variants ORDER BY id`);
    // What was returned is told by its movements from here on.
    await runner.query(`DELETE FROM catalogue.reservations WHERE state = 'returned'`);
    await runner.query(`
      ALTER TABLE catalogue.reservations DROP CONSTRAINT reservations_state_check,
        ADD CONSTRAINT reservations_state_check CHECK (state IN ('held', 'sold'))`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
