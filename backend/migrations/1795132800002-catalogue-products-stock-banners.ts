import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CatalogueProductsStockBanners1795132800002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE SCHEMA IF NOT EXISTS catalogue`);
    await runner.query(`
      CREATE TABLE catalogue.products (
        id uuid PRIMARY KEY,
        title text NOT NULL,
        description text NOT NULL,
        category text NOT NULL,
        brand text NOT NULL,
        image text NOT NULL,
        version integer NOT NULL,
        review_count integer NOT NULL DEFAULT 0,
        review_sum integer NOT NULL DEFAULT 0,
        created_at timestamptz NOT NULL,
        deleted_at timestamptz
      )`);
    await runner.query(`
      CREATE INDEX products_by_title ON catalogue.products (lower(title), id) WHERE deleted_at IS NULL`);
    await runner.query(`
      CREATE INDEX products_by_shelf ON catalogue.products (category, brand) WHERE deleted_at IS NULL`);
    await runner.query(`
      CREATE INDEX products_by_brand ON catalogue.products (brand) WHERE deleted_at IS NULL`);
    await runner.query(`
      CREATE TABLE catalogue.variants (
        id uuid PRIMARY KEY,
        product_id uuid NOT NULL REFERENCES catalogue.products (id),
        position integer NOT NULL,
        price_cents integer NOT NULL CHECK (price_cents > 0),
        sale_price_cents integer NOT NULL CHECK (sale_price_cents >= 0 AND sale_price_cents < price_cents),
        paid_cents integer NOT NULL
          GENERATED ALWAYS AS (CASE WHEN sale_price_cents > 0 THEN sale_price_cents ELSE price_cents END) STORED,
        stock integer NOT NULL CONSTRAINT stock_is_never_below_zero CHECK (stock >= 0),
        UNIQUE (product_id, position)
      )`);
    await runner.query(`
      CREATE INDEX default_variants_by_price ON catalogue.variants (paid_cents, product_id) WHERE position = 0`);
    await runner.query(`
      CREATE TABLE catalogue.reservations (
        order_id uuid NOT NULL,
        variant_id uuid NOT NULL REFERENCES catalogue.variants (id),
        quantity integer NOT NULL CHECK (quantity > 0),
        state text NOT NULL CHECK (state IN ('held', 'sold', 'returned')),
        PRIMARY KEY (order_id, variant_id)
      )`);
    await runner.query(`
      CREATE TABLE catalogue.banners (
        id uuid PRIMARY KEY,
        image text NOT NULL,
        added_at timestamptz NOT NULL
      )`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
