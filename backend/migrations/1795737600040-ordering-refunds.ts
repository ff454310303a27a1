import type { MigrationInterface, QueryRunner } from 'typeorm';
import { markColumns, type Marks } from './marks/mark-columns';

const table = `
  CREATE TABLE ordering.refunds (
    id uuid PRIMARY KEY,
    order_id uuid NOT NULL REFERENCES ordering.orders (id) ON DELETE CASCADE,
    reason text NOT NULL,
    pieces jsonb NOT NULL,
    restocked jsonb NOT NULL,
    pieces_cents integer NOT NULL CHECK (pieces_cents >= 0),
    delivery_cents integer NOT NULL CHECK (delivery_cents >= 0),
    other_cents integer NOT NULL CHECK (other_cents >= 0),
    deducted_cents integer NOT NULL CHECK (deducted_cents >= 0),
    amount_cents integer NOT NULL GENERATED ALWAYS AS (pieces_cents + delivery_cents + other_cents - deducted_cents) STORED,
    is_rest boolean NOT NULL,
    requested_by text NOT NULL,
    requested_at timestamptz NOT NULL,
    state text NOT NULL CHECK (state IN ('intended', 'pending', 'given', 'refused')),
    refusal text,
    state_at timestamptz NOT NULL,
    CONSTRAINT nothing_negative_is_refunded CHECK (amount_cents >= 0),
    CONSTRAINT only_the_refused_have_a_refusal CHECK ((refusal IS NOT NULL) = (state = 'refused'))
  );
  CREATE INDEX refunds_of_order ON ordering.refunds (order_id, requested_at, id);
  CREATE UNIQUE INDEX the_rest_goes_back_once ON ordering.refunds (order_id) WHERE is_rest AND state <> 'refused'`;

const marks: Marks = {
  'ordering.refunds': {
    personal: { requested_by: 'reference to who asked for the refund' },
    notPersonal: [
      'id',
      'order_id',
      'reason',
      'pieces',
      'restocked',
      'pieces_cents',
      'delivery_cents',
      'other_cents',
      'deducted_cents',
      'amount_cents',
      'is_rest',
      'requested_at',
      'state',
      'refusal',
      'state_at',
    ],
  },
};

/**
 * A row says what a refund of an order is for. Money that went back before, or with a server of 1.0.0, is in `cancellations` and in the stage
 * of its order alone. Servers of 1.0.0 know each part of a payment that goes back from `cancellations`, where this release writes it, too, with the
 * same id; a later release may drop `refund_cents` and `refunded_at` there, once earlier refunds are copied.
 */
export class OrderingRefunds1795737600040 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(table);
    await markColumns(runner, marks);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
