import type { MigrationInterface, QueryRunner } from 'typeorm';

const categories = {
  men: 'Men',
  women: 'Women',
  kids: 'Kids',
  accessories: 'Accessories',
  footwear: 'Footwear',
};
const brands = { nike: 'Nike', adidas: 'Adidas', puma: 'Puma', levi: "Levi's", zara: 'Zara', 'h&m': 'H&M' };

/**
 * Brands and categories become rows; products refer to them by their slugs, as before. A shop with products keeps the brands and
 * categories that were constants until now, a new shop begins with none.
 */
export class CatalogueBrandsAndCategories1795132800300 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await this.createTables(runner);
    await this.keepFormerConstants(runner);
    await this.referFromProducts(runner);
  }

  private async createTables(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE catalogue.brands (
        slug text PRIMARY KEY,
        name text NOT NULL,
        logo text,
        maker_name text NOT NULL DEFAULT '',
        maker_address text NOT NULL DEFAULT '',
        responsible_person text NOT NULL DEFAULT '',
        version integer NOT NULL DEFAULT 1,
        position integer GENERATED ALWAYS AS IDENTITY
      )`);
    await runner.query(`
      CREATE TABLE catalogue.categories (
        slug text PRIMARY KEY,
        name text NOT NULL,
        parent text REFERENCES catalogue.categories (slug) DEFERRABLE INITIALLY DEFERRED,
        picture text,
        path text[] NOT NULL CHECK (cardinality(path) BETWEEN 1 AND 3 AND path[cardinality(path)] = slug),
        position integer NOT NULL
      )`);
    for (const table of ['brands', 'categories']) {
      await runner.query(`COMMENT ON TABLE catalogue.${table} IS 'not personal'`);
    }
    for (const column of ['brands.name', 'brands.maker_name', 'brands.maker_address', 'categories.name']) {
      await runner.query(`COMMENT ON COLUMN catalogue.${column} IS 'not personal'`);
    }
  }

  private async keepFormerConstants(runner: QueryRunner): Promise<void> {
    const isShopOpen = `EXISTS (SELECT FROM catalogue.products)`;
    await runner.query(
      `INSERT INTO catalogue.brands (slug, name)
       SELECT slug, name FROM unnest($1::text[], $2::text[]) AS brand (slug, name) WHERE ${isShopOpen}`,
      [Object.keys(brands), Object.values(brands)],
    );
    await runner.query(
      `INSERT INTO catalogue.categories (slug, name, path, position)
       SELECT slug, name, ARRAY[slug], place - 1
         FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS category (slug, name, place) WHERE ${isShopOpen}`,
      [Object.keys(categories), Object.values(categories)],
    );
  }

  /** A deleted product may lose its brand and its category, so that these can be deleted, too. */
  private async referFromProducts(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE catalogue.products
        ALTER COLUMN brand DROP NOT NULL,
        ALTER COLUMN category DROP NOT NULL,
        ADD CONSTRAINT products_have_brand_and_category
          CHECK (deleted_at IS NOT NULL OR (brand IS NOT NULL AND category IS NOT NULL)) NOT VALID,
        ADD CONSTRAINT product_brand_exists FOREIGN KEY (brand) REFERENCES catalogue.brands (slug) NOT VALID,
        ADD CONSTRAINT product_category_exists FOREIGN KEY (category) REFERENCES catalogue.categories (slug) NOT VALID`);
    for (const constraint of [
      'products_have_brand_and_category',
      'product_brand_exists',
      'product_category_exists',
    ]) {
      await runner.query(`ALTER TABLE catalogue.products VALIDATE CONSTRAINT ${constraint}`);
    }
    await runner.query(`CREATE INDEX products_of_brand ON catalogue.products (brand)`);
    await runner.query(`CREATE INDEX products_of_category ON catalogue.products (category)`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
