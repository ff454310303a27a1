import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who moved the stock, by name; older movements only have an id. */
export class CatalogueNamesOfStockMovements1795132800141 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE catalogue.stock_movements ADD COLUMN actor_name text`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
