import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whose payments wait for their buyer, so that their number can be bounded. */
export class PaymentsBuyers1795132800050 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE payments.payments ADD COLUMN buyer_id uuid`);
    await runner.query(
      `UPDATE payments.payments p SET buyer_id = o.shopper_id FROM ordering.orders o WHERE o.id = p.order_id`,
    );
    await runner.query(`ALTER TABLE payments.payments ALTER COLUMN buyer_id SET NOT NULL`);
    await runner.query(`
      CREATE INDEX unfinished_payments ON payments.payments (buyer_id, created_at)
       WHERE gateway_order_id IS NOT NULL AND status IN ('awaiting-approval', 'abandoned')`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
