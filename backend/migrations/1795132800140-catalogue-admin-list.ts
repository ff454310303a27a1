import type { MigrationInterface, QueryRunner } from 'typeorm';

const shown = `NEW.product_id, NEW.image, NEW.title, NEW.category, NEW.brand, NEW.price_cents, NEW.sale_price_cents, NEW.total_stock,
               NEW.average_review, NEW.version, NEW.sizes, NEW.colours`;

/** What the admin's list of products searches, filters and counts. */
export class CatalogueAdminList1795132800140 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await this.addListedText(runner);
    await this.addStockLevel(runner);
    await runner.query(`
      CREATE INDEX sales_of_variants ON catalogue.stock_movements (variant_id, at) INCLUDE (order_id) WHERE cause = 'sold'`);
  }

  private async addListedText(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE EXTENSION IF NOT EXISTS pg_trgm`);
    await runner.query(
      `ALTER TABLE catalogue.search_documents ADD COLUMN listed_text text NOT NULL DEFAULT ''`,
    );
    await runner.query(`
      UPDATE catalogue.search_documents d
         SET listed_text = lower(concat_ws(' ', p.title, p.category, p.brand,
               (SELECT string_agg(v.sku, ' ' ORDER BY v.position) FROM catalogue.variants v WHERE v.product_id = p.id)))
        FROM catalogue.products p WHERE p.id = d.product_id`);
    await runner.query(`
      CREATE INDEX documents_by_listed_text ON catalogue.search_documents USING gin (listed_text gin_trgm_ops)`);
  }

  /** A level, because a stock in an index would turn each sale into a change of all indexes. */
  private async addStockLevel(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE catalogue.listing_rows ADD COLUMN stock_level text NOT NULL DEFAULT 'enough'
        CONSTRAINT stock_level_is_known CHECK (stock_level IN ('soldOut', 'low', 'enough'))`);
    // For servers that write rows without their JSON, and so without their level.
    await runner.query(`
      CREATE OR REPLACE FUNCTION catalogue.fill_flat_product() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.flat_product := catalogue.flat_product(${shown});
        NEW.stock_level := (
          SELECT CASE WHEN sum(stock) = 0 THEN 'soldOut' WHEN min(stock) < 10 THEN 'low' ELSE 'enough' END
            FROM catalogue.variants WHERE product_id = NEW.product_id AND on_sale);
        RETURN NEW;
      END $$`);
    await runner.query(`
      UPDATE catalogue.listing_rows c SET stock_level = s.level
        FROM (SELECT product_id, CASE WHEN sum(stock) = 0 THEN 'soldOut' ELSE 'low' END AS level
                FROM catalogue.variants WHERE on_sale GROUP BY product_id HAVING min(stock) < 10) s
       WHERE s.product_id = c.product_id`);
    await runner.query(`
      CREATE INDEX listing_rows_by_stock_level ON catalogue.listing_rows (stock_level, sort_title, product_id)`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
