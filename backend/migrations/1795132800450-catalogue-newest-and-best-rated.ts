import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lists sort by age and by rating, in the whole catalogue and in each category-brand group. */
export class CatalogueNewestAndBestRated1795132800450 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const indexes = {
      listing_rows_by_rating: '(-average_review), sort_title, product_id',
      listing_rows_by_group_and_rating: 'category, brand, (-average_review), sort_title, product_id',
      listing_rows_by_group_and_age: 'category, brand, product_id',
    };
    for (const [name, columns] of Object.entries(indexes)) {
      await runner.query(`CREATE INDEX ${name} ON catalogue.listing_rows (${columns})`);
    }
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
