import type { MigrationInterface, QueryRunner } from 'typeorm';
import { markColumns, type Marks } from './marks/mark-columns';

const tables = `
  CREATE TABLE ordering.withdrawals (
    id uuid PRIMARY KEY,
    at timestamptz NOT NULL,
    name text NOT NULL CHECK (name <> '' AND length(name) <= 100),
    email text NOT NULL CHECK (email = lower(email) AND length(email) <= 254),
    order_number text NOT NULL CHECK (order_number <> '' AND length(order_number) <= 40),
    text text NOT NULL CHECK (length(text) <= 2000),
    search text NOT NULL GENERATED ALWAYS AS (lower(name || ' ' || email || ' ' || order_number)) STORED
  );
  CREATE INDEX withdrawals_by_words ON ordering.withdrawals USING gin (search public.gin_trgm_ops);

  CREATE TABLE ordering.withdrawal_cases (
    withdrawal_id uuid PRIMARY KEY REFERENCES ordering.withdrawals (id),
    received_at timestamptz NOT NULL,
    order_id uuid REFERENCES ordering.orders (id) ON DELETE SET NULL,
    named_order_id uuid REFERENCES ordering.orders (id) ON DELETE SET NULL,
    matched_at timestamptz,
    assigned_at timestamptz,
    settled_at timestamptz
  );
  CREATE INDEX withdrawal_cases_by_time ON ordering.withdrawal_cases (received_at, withdrawal_id);
  CREATE INDEX open_withdrawal_cases ON ordering.withdrawal_cases (received_at, withdrawal_id) WHERE settled_at IS NULL;
  CREATE INDEX withdrawal_cases_of_order ON ordering.withdrawal_cases (order_id) WHERE order_id IS NOT NULL;
  CREATE INDEX withdrawal_cases_of_named_order ON ordering.withdrawal_cases (named_order_id) WHERE named_order_id IS NOT NULL;`;

const guard = `
  CREATE FUNCTION ordering.refuse_change_of_withdrawals() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION 'withdrawals are append-only' USING ERRCODE = 'insufficient_privilege';
  END $$;
  CREATE TRIGGER append_only
    BEFORE DELETE OR UPDATE OR TRUNCATE ON ordering.withdrawals
    FOR EACH STATEMENT
    EXECUTE FUNCTION ordering.refuse_change_of_withdrawals();`;

const marks: Marks = {
  'ordering.withdrawals': {
    personal: {
      name: 'name of who withdraws',
      email: 'e-mail address of who withdraws',
      order_number: 'what who withdraws typed as the number of an order',
      text: 'what who withdraws wrote',
      search: 'derived from the other columns',
    },
    notPersonal: ['id', 'at'],
  },
  'ordering.withdrawal_cases': {
    notPersonal: [
      'withdrawal_id',
      'received_at',
      'order_id',
      'named_order_id',
      'matched_at',
      'assigned_at',
      'settled_at',
    ],
  },
};

/**
 * The words of a consumer are evidence, and never change; what the shop does about it is in a table of its own. Servers of 1.0.0 know
 * neither.
 */
export class OrderingWithdrawals1795737600090 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(tables);
    await runner.query(guard);
    await markColumns(runner, marks);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
