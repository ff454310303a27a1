import type { MigrationInterface, QueryRunner } from 'typeorm';

/** As in `advisoryLocks`: only one transaction at a time gives a slug. */
const slugsLock = 20_261_128;

/** Only those who add a product wait for it. Those who did before have theirs from the trigger. */
export class CatalogueSlugsOfKnownProducts1795132800740 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`SELECT pg_advisory_xact_lock(${slugsLock})`);
    await runner.query(`
      INSERT INTO catalogue.product_slugs (slug, product_id, is_current)
      SELECT base || CASE WHEN place = 1 THEN '' ELSE '-' || place END, id, true
        FROM (SELECT id, base, row_number() OVER (PARTITION BY base ORDER BY id) AS place
                FROM (SELECT id, catalogue.slug_of_title(title) AS base FROM catalogue.products WHERE deleted_at IS NULL) p) numbered
       ORDER BY place, id ON CONFLICT DO NOTHING`);
    await runner.query(`
      SELECT catalogue.add_slug(id, title) FROM catalogue.products p
       WHERE deleted_at IS NULL AND NOT EXISTS (SELECT FROM catalogue.product_slugs s WHERE s.product_id = p.id) ORDER BY id`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
