import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Orders that are not to be sent until an admin releases them. */
export class OrderingHolds1795132800771 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE ordering.orders
        ADD COLUMN held_for text CHECK (held_for IN ('refunded-elsewhere', 'disputed', 'reversed', 'customer-blocked')),
        ADD COLUMN held_since timestamptz`);
    await runner.query(`
      CREATE INDEX orders_on_hold ON ordering.orders (placed_at, id) WHERE held_for IS NOT NULL`);
    await runner.query(`COMMENT ON COLUMN ordering.orders.held_for IS 'not personal'`);
    await runner.query(`COMMENT ON COLUMN ordering.orders.held_since IS 'not personal'`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
