import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where a banner leads, and what of its picture stays in sight: its centre, until an admin says better. */
export class CatalogueBannerLinks1795132800015 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE catalogue.banners
        ADD COLUMN link text,
        ADD COLUMN focal_x smallint NOT NULL DEFAULT 50 CHECK (focal_x BETWEEN 0 AND 100),
        ADD COLUMN focal_y smallint NOT NULL DEFAULT 50 CHECK (focal_y BETWEEN 0 AND 100)`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
