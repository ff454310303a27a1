import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What exists has one variant, without size and colour. */
export class CatalogueSizesAndColours1795132800011 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE catalogue.variants
        ADD COLUMN size text,
        ADD COLUMN size_rank integer,
        ADD COLUMN colour text,
        ADD COLUMN sku text,
        ADD COLUMN on_sale boolean NOT NULL DEFAULT true,
        DROP CONSTRAINT variants_product_id_position_key,
        ADD CONSTRAINT variants_differ UNIQUE NULLS NOT DISTINCT (product_id, colour, size) DEFERRABLE INITIALLY DEFERRED,
        ADD CONSTRAINT skus_differ UNIQUE (sku) DEFERRABLE INITIALLY DEFERRED,
        ADD CONSTRAINT sizes_are_ranked CHECK ((size IS NULL) = (size_rank IS NULL))`);
    await runner.query(`
      CREATE TABLE catalogue.product_colours (
        product_id uuid NOT NULL REFERENCES catalogue.products (id),
        name text NOT NULL,
        hex text NOT NULL,
        image text,
        position integer NOT NULL,
        PRIMARY KEY (product_id, name)
      )`);
    await runner.query(`CREATE INDEX hexes_of_colours ON catalogue.product_colours (name, hex)`);
    await runner.query(`DROP INDEX catalogue.default_variants_by_price`);
    await runner.query(`DROP INDEX catalogue.products_by_title`);
    await runner.query(`DROP INDEX catalogue.products_by_shelf`);
    await runner.query(`DROP INDEX catalogue.products_by_brand`);
    await this.addCards(runner);
    await this.addShelves(runner);
  }

  private async addCards(runner: QueryRunner): Promise<void> {
    // Room on each page, so that a row whose stock changes stays where it is and no index is touched.
    await runner.query(`
      CREATE TABLE catalogue.product_cards (
        product_id uuid PRIMARY KEY REFERENCES catalogue.products (id),
        category text NOT NULL,
        brand text NOT NULL,
        title text NOT NULL,
        image text NOT NULL,
        price_cents integer NOT NULL,
        sale_price_cents integer NOT NULL,
        selling_price_cents integer NOT NULL
          GENERATED ALWAYS AS (CASE WHEN sale_price_cents > 0 THEN sale_price_cents ELSE price_cents END) STORED,
        falling_price_cents integer NOT NULL
          GENERATED ALWAYS AS (CASE WHEN sale_price_cents > 0 THEN -sale_price_cents ELSE -price_cents END) STORED,
        sort_title text NOT NULL GENERATED ALWAYS AS (lower(title)) STORED,
        total_stock integer NOT NULL,
        average_review numeric(3, 2) NOT NULL,
        version integer NOT NULL,
        sizes text[] NOT NULL,
        colours jsonb NOT NULL,
        sizes_in_stock text[] NOT NULL,
        colours_in_stock text[] NOT NULL,
        variants_in_stock text[] NOT NULL
      ) WITH (fillfactor = 80)`);
    await runner.query(`
      INSERT INTO catalogue.product_cards
        (product_id, category, brand, title, image, price_cents, sale_price_cents, total_stock, average_review, version,
         sizes, colours, sizes_in_stock, colours_in_stock, variants_in_stock)
      SELECT p.id, p.category, p.brand, p.title, p.image, v.price_cents, v.sale_price_cents, v.stock,
             CASE WHEN p.review_count = 0 THEN 0 ELSE round(p.review_sum::numeric / p.review_count, 2) END,
             p.version, '{}', '[]', '{}', '{}', CASE WHEN v.stock > 0 THEN '{/}'::text[] ELSE '{}' END
        FROM catalogue.products p JOIN catalogue.variants v ON v.product_id = p.id
       WHERE p.deleted_at IS NULL`);
    const orders = {
      price: 'selling_price_cents, sort_title, product_id',
      falling_price: 'falling_price_cents, sort_title, product_id',
      title: 'sort_title, product_id',
    };
    for (const [name, columns] of Object.entries(orders)) {
      await runner.query(`CREATE INDEX cards_by_${name} ON catalogue.product_cards (${columns})`);
      await runner.query(
        `CREATE INDEX cards_by_shelf_and_${name} ON catalogue.product_cards (category, brand, ${columns})`,
      );
    }
    await runner.query(`
      CREATE INDEX cards_by_choice_in_stock ON catalogue.product_cards USING gin (sizes_in_stock, colours_in_stock)`);
  }

  /** What is counted on a shelf, a category of one brand, holds until its version goes up. */
  private async addShelves(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE catalogue.shelves (
        category text NOT NULL,
        brand text NOT NULL,
        version bigint NOT NULL,
        PRIMARY KEY (category, brand)
      )`);
    await runner.query(`
      INSERT INTO catalogue.shelves SELECT DISTINCT category, brand, 1 FROM catalogue.product_cards`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
