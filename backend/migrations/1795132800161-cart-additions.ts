import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Who put something into a cart when, for the conversion from cart to payment. Offsets of time zones are whole quarters of an
 * hour, so a quarter lies within one day everywhere.
 */
export class CartAdditions1795132800161 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE cart.additions (
        quarter timestamptz NOT NULL,
        shopper_id uuid NOT NULL,
        PRIMARY KEY (quarter, shopper_id)
      )`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
