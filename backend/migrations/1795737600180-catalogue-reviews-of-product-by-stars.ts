import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex } from './large-tables/create-index';

/** A product's reviews are sorted and chosen by their stars. */
export class CatalogueReviewsOfProductByStars1795737600180 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndex(
      runner,
      'catalogue.reviews_of_product_by_stars',
      'catalogue.reviews (product_id, value, written_at, id) WHERE hidden_at IS NULL',
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
