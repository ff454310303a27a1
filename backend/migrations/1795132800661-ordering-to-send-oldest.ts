import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The list of orders to send begins with the oldest, and turns its pages along the index. */
export class OrderingToSendOldest1795132800661 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER INDEX ordering.orders_to_send RENAME TO orders_to_send_by_time`);
    await runner.query(`
      CREATE INDEX orders_to_send ON ordering.orders (placed_at, id)
        WHERE stage = 'paid' AND status IN ('pending', 'confirmed', 'inProcess')`);
    // Last: it locks out readers.
    await runner.query(`DROP INDEX ordering.orders_to_send_by_time`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
