import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What went back of an order that was not refunded as a whole: its customer spent less. */
export class IdentityPartlyRefundedOrders1795132800702 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE identity.customer_orders ADD COLUMN partly_refunded_cents integer NOT NULL DEFAULT 0`,
    );
    await runner.query(
      `COMMENT ON COLUMN identity.customer_orders.partly_refunded_cents IS 'personal: what went back of an order of the user'`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
