import type { MigrationInterface, QueryRunner } from 'typeorm';
import { markColumns, type Marks } from './marks/mark-columns';

const tables = `
  CREATE TABLE payments.payments (
    id uuid PRIMARY KEY,
    order_id uuid NOT NULL UNIQUE,
    amount_cents integer NOT NULL CHECK (amount_cents > 0),
    currency text NOT NULL,
    status text NOT NULL CHECK (status IN ('created', 'awaiting-approval', 'capturing', 'in-review', 'denied', 'paid', 'refunding', 'refunded', 'abandoned')),
    gateway_order_id text UNIQUE,
    approval_url text,
    capture_id text UNIQUE,
    payer_id text,
    declines integer NOT NULL,
    refund_id text UNIQUE,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL,
    opening_attempts integer NOT NULL DEFAULT 0,
    approved_at timestamptz,
    buyer_id uuid NOT NULL,
    partly_refunded_cents integer NOT NULL DEFAULT 0,
    contest_id text,
    CONSTRAINT a_part_is_not_all CHECK (partly_refunded_cents >= 0 AND partly_refunded_cents < amount_cents),
    CONSTRAINT paid_means_captured CHECK ((status NOT IN ('paid', 'refunding', 'refunded')) OR capture_id IS NOT NULL)
  );
  -- What the provider says of a refund names the capture, not the provider's order.
  CREATE INDEX payments_by_capture ON payments.payments (capture_id) WHERE capture_id IS NOT NULL;
  -- A payment is checked against the provider by the time of its last change.
  CREATE INDEX payments_by_change ON payments.payments (updated_at) WHERE status IN ('paid', 'refunded');
  CREATE INDEX unfinished_payments ON payments.payments (buyer_id, created_at) WHERE gateway_order_id IS NOT NULL AND (status IN ('awaiting-approval', 'abandoned'));

  CREATE TABLE payments.partial_refunds (
    id uuid PRIMARY KEY,
    payment_id uuid NOT NULL REFERENCES payments.payments (id),
    amount_cents integer NOT NULL CHECK (amount_cents > 0),
    refund_id text,
    requested_at timestamptz NOT NULL,
    refunded_at timestamptz,
    refused_at timestamptz,
    CHECK ((refund_id IS NULL) = (refunded_at IS NULL))
  );
  CREATE INDEX partial_refunds_of_payment ON payments.partial_refunds (payment_id);

  CREATE TABLE payments.payment_history (
    id uuid PRIMARY KEY,
    payment_id uuid NOT NULL REFERENCES payments.payments (id) ON DELETE CASCADE,
    step text NOT NULL,
    reference text,
    amount_cents integer,
    currency text,
    changed_by text NOT NULL,
    changed_at timestamptz NOT NULL
  );
  CREATE INDEX payment_history_of_payment ON payments.payment_history (payment_id, changed_at, id);`;

const marks: Marks = {
  'payments.payments': {
    personal: { payer_id: 'who paid, by the id that PayPal gave them', buyer_id: 'reference to the shopper' },
    notPersonal: [
      'id',
      'order_id',
      'amount_cents',
      'currency',
      'status',
      'gateway_order_id',
      'approval_url',
      'capture_id',
      'declines',
      'refund_id',
      'created_at',
      'updated_at',
      'opening_attempts',
      'approved_at',
      'partly_refunded_cents',
      'contest_id',
    ],
  },
  'payments.partial_refunds': {
    notPersonal: [
      'id',
      'payment_id',
      'amount_cents',
      'refund_id',
      'requested_at',
      'refunded_at',
      'refused_at',
    ],
  },
  'payments.payment_history': {
    personal: { changed_by: 'reference to who changed the payment' },
    notPersonal: ['id', 'payment_id', 'step', 'reference', 'amount_cents', 'currency', 'changed_at'],
  },
};

/** Payments and their refunds, as of 1.0.0. `backend/schema/payments.sql` shows them with all later changes. */
export class PaymentsBaseline1795651200012 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE SCHEMA payments`);
    await runner.query(tables);
    await markColumns(runner, marks);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
