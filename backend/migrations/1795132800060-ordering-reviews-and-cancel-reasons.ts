import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Orders whose payment is under review have a stage of their own, and unpaid ends have a reason. */
export class OrderingReviewsAndCancelReasons1795132800060 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE ordering.orders
        DROP CONSTRAINT orders_stage_is_known,
        ADD CONSTRAINT orders_stage_is_known
          CHECK (stage IN ('awaiting-payment', 'in-review', 'expired', 'closed', 'paid', 'refunded')),
        ADD COLUMN cancel_reason text`);
    await runner.query(`ALTER TABLE ordering.order_history ADD COLUMN cancel_reason text`);
    // Once, across contexts: until here only the payment knew of its review.
    await runner.query(`
      UPDATE ordering.orders o SET stage = 'in-review', reserved_until = NULL, version = o.version + 1
        FROM payments.payments p
       WHERE p.order_id = o.id AND p.status = 'in-review' AND o.stage = 'awaiting-payment'`);
    // Who made a change tells its reason. What a shopper replaced by another order counts as cancelled, too.
    await runner.query(`
      UPDATE ordering.order_history h SET cancel_reason = CASE
          WHEN h.stage = 'expired' THEN 'expired'
          WHEN h.changed_by LIKE 'shopper:%' THEN 'cancelled'
          WHEN h.changed_by LIKE 'admin:%' THEN 'rejected'
          ELSE 'declined' END
       WHERE h.stage IN ('expired', 'closed')`);
    await runner.query(`
      UPDATE ordering.orders o SET cancel_reason = coalesce(
          (SELECT h.cancel_reason FROM ordering.order_history h WHERE h.order_id = o.id
            ORDER BY h.changed_at DESC, h.id DESC LIMIT 1), 'expired')
       WHERE o.stage IN ('expired', 'closed')`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
