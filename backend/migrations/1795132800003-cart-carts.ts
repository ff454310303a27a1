import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CartCarts1795132800003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE SCHEMA IF NOT EXISTS cart`);
    await runner.query(`CREATE TABLE cart.carts (shopper_id uuid PRIMARY KEY)`);
    await runner.query(`
      CREATE TABLE cart.cart_lines (
        shopper_id uuid NOT NULL REFERENCES cart.carts (shopper_id) ON DELETE CASCADE,
        variant_id uuid NOT NULL,
        product_id uuid NOT NULL,
        quantity integer NOT NULL CHECK (quantity > 0),
        position integer NOT NULL,
        PRIMARY KEY (shopper_id, variant_id)
      )`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
