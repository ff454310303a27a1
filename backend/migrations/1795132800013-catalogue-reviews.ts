import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CatalogueReviews1795132800013 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE catalogue.reviews (
        id uuid PRIMARY KEY,
        product_id uuid NOT NULL REFERENCES catalogue.products (id),
        shopper_id uuid NOT NULL,
        shopper_name text NOT NULL,
        value integer NOT NULL CHECK (value BETWEEN 1 AND 5),
        message text NOT NULL,
        written_at timestamptz NOT NULL,
        hidden_at timestamptz,
        hidden_reason text,
        CONSTRAINT one_review_a_shopper UNIQUE (product_id, shopper_id)
      )`);
    await runner.query(`
      CREATE INDEX reviews_newest_first ON catalogue.reviews (product_id, written_at DESC, id DESC) WHERE hidden_at IS NULL`);
    await runner.query(`
      CREATE INDEX all_reviews_newest_first ON catalogue.reviews (written_at DESC, id DESC)`);
    // How many reviews give one star, two, ... five. Nobody could write any until now.
    await runner.query(`
      ALTER TABLE catalogue.products
        DROP COLUMN review_count,
        DROP COLUMN review_sum,
        ADD COLUMN stars integer[] NOT NULL DEFAULT '{0,0,0,0,0}'`);
    const count = 'stars[1] + stars[2] + stars[3] + stars[4] + stars[5]';
    const sum = 'stars[1] + 2 * stars[2] + 3 * stars[3] + 4 * stars[4] + 5 * stars[5]';
    await runner.query(`
      ALTER TABLE catalogue.products
        ADD COLUMN review_count integer NOT NULL GENERATED ALWAYS AS (${count}) STORED,
        ADD COLUMN average_review numeric(3, 2) NOT NULL
          GENERATED ALWAYS AS (coalesce(round((${sum})::numeric / nullif(${count}, 0), 2), 0)) STORED`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
