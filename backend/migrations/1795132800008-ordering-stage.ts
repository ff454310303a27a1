import type { MigrationInterface, QueryRunner } from 'typeorm';

export class OrderingStage1795132800008 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE ordering.orders ADD COLUMN stage text`);
    await runner.query(`
      UPDATE ordering.orders SET stage = CASE
        WHEN payment_status IN ('paid', 'refunded') THEN payment_status
        WHEN status = 'rejected' THEN 'closed'
        WHEN payment_status = 'failed' THEN 'expired'
        ELSE 'awaiting-payment' END`);
    await runner.query(`
      ALTER TABLE ordering.orders
        ALTER COLUMN stage SET NOT NULL,
        ADD CONSTRAINT orders_stage_is_known
          CHECK (stage IN ('awaiting-payment', 'expired', 'closed', 'paid', 'refunded')),
        DROP COLUMN payment_status`);
    await runner.query(`DROP INDEX ordering.orders_awaiting_payment`);
    await runner.query(`
      CREATE INDEX orders_awaiting_payment ON ordering.orders (shopper_id) WHERE stage = 'awaiting-payment'`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
