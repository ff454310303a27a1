import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Further pictures of a product, beside its main one. */
export class CatalogueProductPictures1795132800090 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE catalogue.product_pictures (
        product_id uuid NOT NULL REFERENCES catalogue.products (id) ON DELETE CASCADE,
        position integer NOT NULL CHECK (position >= 0),
        image text NOT NULL,
        alt text NOT NULL,
        colour text,
        PRIMARY KEY (product_id, position)
      )`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
