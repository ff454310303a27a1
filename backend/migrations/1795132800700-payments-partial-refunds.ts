import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Parts of a payment that go back. A payment keeps their sum, which always leaves some of its amount. */
export class PaymentsPartialRefunds1795132800700 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Not valid: nothing went back yet, so no row has to be read while the table is locked.
    await runner.query(`
      ALTER TABLE payments.payments
        ADD COLUMN partly_refunded_cents integer NOT NULL DEFAULT 0,
        ADD CONSTRAINT a_part_is_not_all CHECK (partly_refunded_cents >= 0 AND partly_refunded_cents < amount_cents) NOT VALID`);
    await runner.query(`
      CREATE TABLE payments.partial_refunds (
        id uuid PRIMARY KEY,
        payment_id uuid NOT NULL REFERENCES payments.payments,
        amount_cents integer NOT NULL CHECK (amount_cents > 0),
        refund_id text,
        requested_at timestamptz NOT NULL,
        refunded_at timestamptz,
        CHECK ((refund_id IS NULL) = (refunded_at IS NULL))
      )`);
    await runner.query(`CREATE INDEX partial_refunds_of_payment ON payments.partial_refunds (payment_id)`);
    await runner.query(`COMMENT ON COLUMN payments.payments.partly_refunded_cents IS 'not personal'`);
    for (const column of ['id', 'payment_id', 'amount_cents', 'refund_id', 'requested_at', 'refunded_at'])
      await runner.query(`COMMENT ON COLUMN payments.partial_refunds.${column} IS 'not personal'`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
