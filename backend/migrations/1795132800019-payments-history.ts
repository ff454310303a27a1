import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PaymentsHistory1795132800019 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE payments.payments ADD COLUMN approved_at timestamptz`);
    await runner.query(`
      CREATE TABLE payments.payment_history (
        id uuid PRIMARY KEY,
        payment_id uuid NOT NULL REFERENCES payments.payments (id) ON DELETE CASCADE,
        step text NOT NULL,
        reference text,
        amount_cents integer,
        currency text,
        changed_by text NOT NULL,
        changed_at timestamptz NOT NULL
      )`);
    // Of what was before, the beginning and the state it came to are known.
    await runner.query(`
      INSERT INTO payments.payment_history
      SELECT gen_random_uuid(), id, 'created', NULL, amount_cents, currency, 'shop', created_at FROM payments.payments
      UNION ALL
      SELECT gen_random_uuid(), id, status,
             CASE WHEN status IN ('in-review', 'paid') THEN capture_id
                  WHEN status = 'refunded' THEN refund_id
                  WHEN status = 'awaiting-approval' THEN gateway_order_id END,
             CASE WHEN status = 'paid' THEN amount_cents END, CASE WHEN status = 'paid' THEN currency END,
             'shop', updated_at
        FROM payments.payments WHERE status <> 'created'`);
    await runner.query(
      `CREATE INDEX payment_history_of_payment ON payments.payment_history (payment_id, changed_at, id)`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
