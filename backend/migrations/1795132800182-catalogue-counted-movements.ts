import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Counts are few among the movements of orders: the ledger finds them without reading those. */
export class CatalogueCountedMovements1795132800182 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX counted_movements ON catalogue.stock_movements (variant_id, id) WHERE cause IN ('initial', 'corrected')`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
