import type { MigrationInterface, QueryRunner } from 'typeorm';
import { markColumns, type Marks } from './marks/mark-columns';

const returns = `
  CREATE SEQUENCE ordering.return_numbers START 10001;

  CREATE TABLE ordering.returns (
    id uuid PRIMARY KEY,
    number bigint NOT NULL UNIQUE,
    code text NOT NULL UNIQUE,
    order_id uuid NOT NULL REFERENCES ordering.orders (id),
    kind text NOT NULL CHECK (kind IN ('return', 'withdrawal', 'claim')),
    state text NOT NULL CHECK (state IN ('declared', 'posted', 'arrived', 'settled', 'cancelled', 'lapsed')),
    declared_at timestamptz NOT NULL,
    declared_by text NOT NULL,
    deadline date NOT NULL,
    way_paid_by text NOT NULL CHECK (way_paid_by IN ('shopper', 'shop')),
    fee_cents integer NOT NULL CHECK (fee_cents >= 0),
    cheapest_delivery_cents integer CHECK (cheapest_delivery_cents >= 0),
    amount_cents integer NOT NULL CHECK (amount_cents >= 0),
    carrier text,
    tracking_number text,
    posted_at timestamptz,
    arrived_at timestamptz,
    judged_at timestamptz,
    settled_at timestamptz,
    ended_at timestamptz,
    search text NOT NULL,
    CHECK ((state = 'settled') = (settled_at IS NOT NULL)),
    CHECK ((state IN ('cancelled', 'lapsed')) = (ended_at IS NOT NULL)),
    CHECK (state <> 'arrived' OR arrived_at IS NOT NULL),
    CHECK (state <> 'settled' OR judged_at IS NOT NULL)
  );
  CREATE INDEX returns_of_order ON ordering.returns (order_id);
  CREATE INDEX returns_by_time ON ordering.returns (declared_at, id);
  CREATE INDEX returns_by_state ON ordering.returns (state, declared_at, id);
  CREATE INDEX returns_to_judge ON ordering.returns (declared_at, id) WHERE state = 'arrived' AND judged_at IS NULL;
  CREATE INDEX returns_to_settle ON ordering.returns (declared_at, id) WHERE state = 'arrived' AND judged_at IS NOT NULL;
  CREATE INDEX returns_by_words ON ordering.returns USING gin (search public.gin_trgm_ops);`;

const pieces = `
  CREATE TABLE ordering.return_pieces (
    id uuid PRIMARY KEY,
    return_id uuid NOT NULL REFERENCES ordering.returns (id),
    variant_id uuid NOT NULL,
    reason text CHECK (reason IN ('too-small', 'too-large', 'not-as-shown', 'faulty', 'wrong-item', 'changed-mind', 'other')),
    exclusion text CHECK (exclusion IN ('made-to-order', 'opened')),
    judged text CHECK (judged IN ('sellable', 'damaged', 'kept', 'not-there')),
    judged_at timestamptz,
    judged_by text,
    CHECK ((judged IS NULL) = (judged_at IS NULL))
  );
  CREATE INDEX pieces_of_return ON ordering.return_pieces (return_id);
  CREATE INDEX return_pieces_of_variant ON ordering.return_pieces (variant_id, return_id);`;

const marks: Marks = {
  'ordering.returns': {
    personal: {
      declared_by: 'reference to who declared it',
      carrier: 'carrier that the shopper named',
      tracking_number: 'number of the shopper’s parcel',
      search: 'derived from the other columns and the shopper’s name',
    },
    notPersonal: [
      ...['id', 'number', 'code', 'order_id', 'kind', 'state', 'declared_at', 'deadline'],
      'way_paid_by: the shop or the shopper',
      ...['fee_cents', 'cheapest_delivery_cents', 'amount_cents', 'posted_at', 'arrived_at', 'judged_at'],
      ...['settled_at', 'ended_at'],
    ],
  },
  'ordering.return_pieces': {
    personal: { reason: 'why the shopper sends it back', judged_by: 'reference to the admin who judged it' },
    notPersonal: [...['id', 'return_id', 'variant_id', 'exclusion', 'judged', 'judged_at']],
  },
};

/** Pieces that come back, each with what became of it. Servers of 1.0.0 know no returns. */
export class OrderingReturns1795737600096 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(returns);
    await runner.query(pieces);
    await markColumns(runner, marks);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
