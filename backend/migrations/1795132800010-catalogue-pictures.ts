import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CataloguePictures1795132800010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE catalogue.pictures (
        name text PRIMARY KEY,
        widths integer[] NOT NULL,
        placeholder text,
        added_at timestamptz NOT NULL DEFAULT now()
      )`);
    // All were kept in these widths; what stood in for them was not kept.
    await runner.query(`
      INSERT INTO catalogue.pictures (name, widths)
      SELECT DISTINCT substring(image FROM '^/uploads/([A-Za-z0-9_-]+)-[0-9]{1,4}[.]webp$'), ARRAY[320, 640, 1200]
        FROM (SELECT image FROM catalogue.products UNION SELECT image FROM catalogue.banners) named
       WHERE image ~ '^/uploads/[A-Za-z0-9_-]+-[0-9]{1,4}[.]webp$'`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
