import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The admin's list of reviews: text search, and an index for each filter and sort. */
export class CatalogueReviewList1795132800190 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE catalogue.reviews ADD COLUMN search text NOT NULL
        GENERATED ALWAYS AS (lower(shopper_name || ' ' || message || ' ' || coalesce(hidden_reason, ''))) STORED`);
    await runner.query(`CREATE INDEX reviews_by_words ON catalogue.reviews USING gin (search gin_trgm_ops)`);
    await runner.query(`CREATE INDEX reviews_by_stars ON catalogue.reviews (value, written_at, id)`);
    await runner.query(`CREATE INDEX reviews_of_shopper ON catalogue.reviews (shopper_id, written_at, id)`);
    await runner.query(`CREATE INDEX reviews_of_product ON catalogue.reviews (product_id, written_at, id)`);
    await runner.query(`
      CREATE INDEX hidden_reviews ON catalogue.reviews (written_at, id) WHERE hidden_at IS NOT NULL`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
