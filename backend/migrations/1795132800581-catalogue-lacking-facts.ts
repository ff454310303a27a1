import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether something is missing that a law asks for; servers of the release before write none, until the rows are rebuilt. */
export class CatalogueLackingFacts1795132800581 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['listing_rows', 'unlisted_rows']) {
      await runner.query(
        `ALTER TABLE catalogue.${table} ADD COLUMN lacks_facts boolean NOT NULL DEFAULT false`,
      );
      await runner.query(`COMMENT ON COLUMN catalogue.${table}.lacks_facts IS 'not personal'`);
      await runner.query(
        `CREATE INDEX ${table}_lacking_facts ON catalogue.${table} (product_id) WHERE lacks_facts`,
      );
    }
    const shared = `product_id, category, brand, sort_title, selling_price_cents, falling_price_cents, stock_level, flat_product`;
    await runner.query(`
      CREATE OR REPLACE VIEW catalogue.admin_rows AS
        SELECT ${shared}, 'published'::text AS state, lacks_facts FROM catalogue.listing_rows
        UNION ALL SELECT ${shared}, state, lacks_facts FROM catalogue.unlisted_rows`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
