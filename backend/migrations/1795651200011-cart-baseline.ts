import type { MigrationInterface, QueryRunner } from 'typeorm';
import { markColumns, type Marks } from './marks/mark-columns';

const tables = `
  -- Offsets of time zones are whole quarters of an hour, so a quarter lies within one day everywhere.
  CREATE TABLE cart.additions (
    quarter timestamptz NOT NULL,
    shopper_id uuid NOT NULL,
    PRIMARY KEY (quarter, shopper_id)
  );

  CREATE TABLE cart.carts (
    shopper_id uuid PRIMARY KEY
  );

  CREATE TABLE cart.cart_lines (
    shopper_id uuid NOT NULL REFERENCES cart.carts (shopper_id) ON DELETE CASCADE,
    variant_id uuid NOT NULL,
    product_id uuid NOT NULL,
    quantity integer NOT NULL CHECK (quantity > 0),
    "position" integer NOT NULL,
    PRIMARY KEY (shopper_id, variant_id)
  );
  -- Whether a variant of a product lies in a cart decides whether it can be deleted.
  CREATE INDEX lines_of_products ON cart.cart_lines (product_id, variant_id);`;

const marks: Marks = {
  'cart.additions': { personal: { shopper_id: 'reference to the shopper' }, notPersonal: ['quarter'] },
  'cart.carts': { personal: { shopper_id: 'reference to the shopper' } },
  'cart.cart_lines': {
    personal: { shopper_id: 'reference to the shopper' },
    notPersonal: ['variant_id', 'product_id', 'quantity', 'position'],
  },
};

/** Carts, as of 1.0.0. `backend/schema/cart.sql` shows them with all later changes. */
export class CartBaseline1795651200011 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE SCHEMA cart`);
    await runner.query(tables);
    await markColumns(runner, marks);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
