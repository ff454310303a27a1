import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CataloguePurchases1795132800007 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE catalogue.purchases (
        shopper_id uuid NOT NULL,
        product_id uuid NOT NULL REFERENCES catalogue.products (id),
        bought_at timestamptz NOT NULL,
        PRIMARY KEY (shopper_id, product_id)
      )`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
