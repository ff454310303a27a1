import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When the money of an order came and went back: reports add up orders by it. */
export class OrderingPaidAndRefundedAt1795132800160 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE ordering.orders ADD COLUMN paid_at timestamptz, ADD COLUMN refunded_at timestamptz`,
    );
    await runner.query(`
      UPDATE ordering.orders o SET paid_at = h.paid_at, refunded_at = h.refunded_at
        FROM (SELECT order_id, min(changed_at) FILTER (WHERE stage = 'paid') AS paid_at,
                     min(changed_at) FILTER (WHERE stage = 'refunded') AS refunded_at
                FROM ordering.order_history WHERE stage IN ('paid', 'refunded') GROUP BY order_id) h
       WHERE h.order_id = o.id`);
    await runner.query(`
      CREATE INDEX orders_by_payment ON ordering.orders (paid_at, id) WHERE paid_at IS NOT NULL`);
    await runner.query(`
      CREATE INDEX orders_by_refund ON ordering.orders (refunded_at, id) WHERE refunded_at IS NOT NULL`);
    await this.serveTheReleaseBefore(runner);
  }

  /** During a deployment, servers of the release before don't write the new columns. A later release may drop this. */
  private async serveTheReleaseBefore(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION ordering.fill_paid_and_refunded_at() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF NEW.stage = 'paid' THEN NEW.paid_at := coalesce(NEW.paid_at, NEW.updated_at); END IF;
        IF NEW.stage = 'refunded' THEN NEW.refunded_at := coalesce(NEW.refunded_at, NEW.updated_at); END IF;
        RETURN NEW;
      END $$`);
    await runner.query(`
      CREATE TRIGGER fill_paid_and_refunded_at BEFORE INSERT OR UPDATE ON ordering.orders
        FOR EACH ROW WHEN (NEW.stage = 'paid' AND NEW.paid_at IS NULL OR NEW.stage = 'refunded' AND NEW.refunded_at IS NULL)
        EXECUTE FUNCTION ordering.fill_paid_and_refunded_at()`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
