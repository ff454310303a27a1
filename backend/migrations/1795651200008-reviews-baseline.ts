import type { MigrationInterface, QueryRunner } from 'typeorm';
import { markColumns, type Marks } from './marks/mark-columns';

const tables = `
  -- Whoever bought a product may review it.
  CREATE TABLE catalogue.purchases (
    shopper_id uuid NOT NULL,
    product_id uuid NOT NULL REFERENCES catalogue.products (id),
    bought_at timestamptz NOT NULL,
    PRIMARY KEY (shopper_id, product_id)
  );

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
    search text NOT NULL GENERATED ALWAYS AS (lower((((shopper_name || ' ') || message) || ' ') || COALESCE(hidden_reason, ''))) STORED,
    CONSTRAINT one_review_a_shopper UNIQUE (product_id, shopper_id)
  );
  CREATE INDEX all_reviews_newest_first ON catalogue.reviews (written_at DESC, id DESC);
  CREATE INDEX hidden_reviews ON catalogue.reviews (written_at, id) WHERE hidden_at IS NOT NULL;
  CREATE INDEX reviews_by_stars ON catalogue.reviews (value, written_at, id);
  CREATE INDEX reviews_by_words ON catalogue.reviews USING gin (search public.gin_trgm_ops);
  CREATE INDEX reviews_newest_first ON catalogue.reviews (product_id, written_at DESC, id DESC) WHERE hidden_at IS NULL;
  CREATE INDEX reviews_of_product ON catalogue.reviews (product_id, written_at, id);
  CREATE INDEX reviews_of_shopper ON catalogue.reviews (shopper_id, written_at, id);`;

const marks: Marks = {
  'catalogue.purchases': {
    personal: { shopper_id: 'reference to the shopper' },
    notPersonal: ['product_id', 'bought_at'],
  },
  'catalogue.reviews': {
    personal: {
      shopper_id: 'reference to the shopper',
      shopper_name: 'name of the shopper',
      value: 'opinion of the shopper',
      message: 'opinion of the shopper',
      hidden_reason: 'what an admin wrote about the review',
      search: 'derived from the name and the message',
    },
    notPersonal: ['id', 'product_id', 'written_at', 'hidden_at'],
  },
};

/** Reviews and who may write them, in the schema `catalogue`, as of 1.0.0. `backend/schema/catalogue.sql` shows them with all later changes. */
export class ReviewsBaseline1795651200008 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(tables);
    await markColumns(runner, marks);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
