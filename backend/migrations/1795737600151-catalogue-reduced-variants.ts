import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndex } from './large-tables/create-index';

/** The admin's list shows the products that have a reduced variant. */
export class CatalogueReducedVariants1795737600151 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndex(
      runner,
      'catalogue.reduced_variants',
      'catalogue.variants (product_id) WHERE sale_price_cents > 0',
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
