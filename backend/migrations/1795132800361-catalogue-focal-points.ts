import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Of a product's pictures, by their addresses: `{ "/uploads/…": { "x": 50, "y": 20 } }`, in per cent. */
export class CatalogueFocalPoints1795132800361 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE catalogue.products ADD COLUMN focal_points jsonb NOT NULL DEFAULT '{}'`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
