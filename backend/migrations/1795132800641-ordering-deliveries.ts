import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How an order reaches its shopper, as it was offered. Null for orders of the release before, and of its servers during a deployment. */
export class OrderingDeliveries1795132800641 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE ordering.orders ADD COLUMN delivery jsonb`);
    await runner.query(`COMMENT ON COLUMN ordering.orders.delivery IS 'not personal'`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
