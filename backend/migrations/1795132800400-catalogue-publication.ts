import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A product is a draft, published or archived; the products that there are, and those of the release before, are published. Rows of
 * `catalogue.unlisted_rows` are for the admin's list only.
 */
export class CataloguePublication1795132800400 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await this.addState(runner);
    await this.sellOnlyPublished(runner);
    await this.listOnlyPublished(runner);
    await this.addUnlistedRows(runner);
  }

  private async addState(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE catalogue.products
        ADD COLUMN state text NOT NULL DEFAULT 'published',
        ADD COLUMN publish_at timestamptz,
        ADD CONSTRAINT state_is_known CHECK (state IN ('draft', 'published', 'archived')) NOT VALID,
        ADD CONSTRAINT only_drafts_wait CHECK (publish_at IS NULL OR state = 'draft') NOT VALID`);
    for (const constraint of ['state_is_known', 'only_drafts_wait'])
      await runner.query(`ALTER TABLE catalogue.products VALIDATE CONSTRAINT ${constraint}`);
    for (const column of ['state', 'publish_at'])
      await runner.query(`COMMENT ON COLUMN catalogue.products.${column} IS 'not personal'`);
    await runner.query(`
      CREATE VIEW catalogue.published_products AS
        SELECT * FROM catalogue.products WHERE state = 'published' AND deleted_at IS NULL`);
  }

  private async sellOnlyPublished(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE FUNCTION catalogue.offers_for(shopper uuid) RETURNS TABLE (
        product_id uuid, variant_id uuid, title text, size text, colour text, image text, price_cents integer,
        sale_price_cents integer, selling_price_cents integer, stock integer, "position" integer, under_review integer
      ) LANGUAGE sql STABLE AS $$
        SELECT p.id, v.id, p.title, v.size, v.colour, coalesce(c.image, p.image), v.price_cents, v.sale_price_cents,
               v.selling_price_cents, v.stock + held.quantity, v.position, held.under_review
          FROM catalogue.variants v JOIN catalogue.published_products p ON p.id = v.product_id
          LEFT JOIN catalogue.product_colours c ON c.product_id = p.id AND c.name = v.colour
          CROSS JOIN LATERAL (
            SELECT coalesce(sum(r.quantity), 0)::integer AS quantity,
                   coalesce(sum(r.quantity) FILTER (WHERE r.under_review), 0)::integer AS under_review
              FROM catalogue.reservations r
             WHERE r.shopper_id = shopper AND r.variant_id = v.id AND r.state = 'held') held
         WHERE v.on_sale $$`);
  }

  /** Servers of the release before write a row of every product that is not deleted. */
  private async listOnlyPublished(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION catalogue.skip_unpublished() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM FROM catalogue.products WHERE id = NEW.product_id AND state <> 'published';
        IF FOUND THEN RETURN NULL; END IF;
        RETURN NEW;
      END $$`);
    await runner.query(`
      CREATE TRIGGER a_only_published BEFORE INSERT ON catalogue.listing_rows
        FOR EACH ROW EXECUTE FUNCTION catalogue.skip_unpublished()`);
  }

  private async addUnlistedRows(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE catalogue.unlisted_rows (
        product_id uuid PRIMARY KEY REFERENCES catalogue.products (id),
        state text NOT NULL,
        category text NOT NULL,
        brand text NOT NULL,
        title text NOT NULL,
        sort_title text NOT NULL GENERATED ALWAYS AS (lower(title)) STORED,
        selling_price_cents integer NOT NULL,
        falling_price_cents integer NOT NULL GENERATED ALWAYS AS (- selling_price_cents) STORED,
        stock_level text NOT NULL,
        listed_text text NOT NULL,
        flat_product text NOT NULL
      )`);
    await runner.query(`COMMENT ON TABLE catalogue.unlisted_rows IS 'not personal'`);
    for (const column of ['title', 'listed_text', 'flat_product'])
      await runner.query(`COMMENT ON COLUMN catalogue.unlisted_rows.${column} IS 'not personal'`);
    const indexes = {
      unlisted_rows_by_title: '(sort_title, product_id)',
      unlisted_rows_by_price: '(selling_price_cents, sort_title, product_id)',
      unlisted_rows_by_falling_price: '(falling_price_cents, sort_title, product_id)',
      unlisted_rows_by_listed_text: 'USING gin (listed_text gin_trgm_ops)',
    };
    for (const [name, columns] of Object.entries(indexes))
      await runner.query(`CREATE INDEX ${name} ON catalogue.unlisted_rows ${columns}`);
    const shared = `product_id, category, brand, sort_title, selling_price_cents, falling_price_cents, stock_level, flat_product`;
    await runner.query(`
      CREATE VIEW catalogue.admin_rows AS
        SELECT ${shared}, 'published'::text AS state FROM catalogue.listing_rows
        UNION ALL SELECT ${shared}, state FROM catalogue.unlisted_rows`);
    await runner.query(`
      CREATE VIEW catalogue.admin_texts AS
        SELECT product_id, listed_text FROM catalogue.search_documents
        UNION ALL SELECT product_id, listed_text FROM catalogue.unlisted_rows`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
