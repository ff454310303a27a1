import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether a variant of a product lies in a cart decides whether it can be deleted. */
export class CartLinesOfProducts1795132800070 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX lines_of_products ON cart.cart_lines (product_id, variant_id)`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
