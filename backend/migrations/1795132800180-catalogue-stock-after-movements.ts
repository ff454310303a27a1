import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The stock that a movement left, from which a page of the ledger counts on. Older movements have none: they are added up. */
export class CatalogueStockAfterMovements1795132800180 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE catalogue.stock_movements ADD COLUMN stock_after integer`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
