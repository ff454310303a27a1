import type { MigrationInterface, QueryRunner } from 'typeorm';

const shown = `product_id, image, title, category, brand, price_cents, sale_price_cents, total_stock, average_review, version,
          sizes, colours`;

/**
 * A card keeps what a list shows of it as the JSON that goes over the wire: pages only put it together. Postgres makes it
 * whenever the card changes, whoever changes it. What it is made of tells the same on every machine, which Postgres can't know.
 */
export class CatalogueCardsAsJson1795132800036 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION catalogue.flat_product(
        product_id uuid, image text, title text, category text, brand text, price_cents integer, sale_price_cents integer,
        total_stock integer, average_review numeric, version integer, sizes text[], colours jsonb
      ) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN json_build_object(
        '_id', product_id, 'image', image, 'title', title, 'category', category, 'brand', brand,
        'price', trim_scale(price_cents / 100.0), 'salePrice', trim_scale(sale_price_cents / 100.0),
        'totalStock', total_stock, 'averageReview', average_review, 'version', version,
        'options', json_build_object('sizes', sizes, 'colours', colours))::text`);
    await runner.query(`
      ALTER TABLE catalogue.product_cards
        ADD COLUMN flat_product text NOT NULL GENERATED ALWAYS AS (catalogue.flat_product(${shown})) STORED`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
