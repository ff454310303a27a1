import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * All orders of a shop are in one currency. Those of 1.0.0 are in dollars, and its servers go on placing such orders, because they write
 * only the number. A later release may drop the default.
 */
export class OrderingCurrency1795737600010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE ordering.order_counter
        ADD COLUMN currency text NOT NULL DEFAULT 'USD' CHECK (currency ~ '^[A-Z]{3}$')`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
