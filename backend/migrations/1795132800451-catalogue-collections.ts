import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Collections of products, picked by hand or by a rule. */
export class CatalogueCollections1795132800451 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE catalogue.collections (
        slug text PRIMARY KEY,
        title text NOT NULL,
        description text NOT NULL,
        picture text,
        products uuid[],
        rule jsonb,
        position integer NOT NULL,
        version integer NOT NULL,
        CHECK ((products IS NULL) <> (rule IS NULL))
      )`);
    await runner.query(`COMMENT ON TABLE catalogue.collections IS 'not personal'`);
    for (const column of ['title', 'description']) {
      await runner.query(`COMMENT ON COLUMN catalogue.collections.${column} IS 'not personal'`);
    }
    // For rules, which find products on sale in any category and brand.
    await runner.query(`
      CREATE INDEX listing_rows_on_sale ON catalogue.listing_rows (category, brand) WHERE sale_price_cents > 0`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
