import type { Pool, PoolClient } from 'pg';

/** What both a pool and a transaction's connection can do. */
export type Queryable = Pick<PoolClient, 'query'>;

/** Creates what is missing. Apart from the shop's tables, so that both sides' books can be compared. */
export async function prepareDatabase(pool: Pool): Promise<void> {
  await inTransaction(pool, async (db) => {
    // CREATE … IF NOT EXISTS alone fails when two processes start at once.
    await db.query(`SELECT pg_advisory_xact_lock(hashtext('paypal_simulator'))`);
    await db.query(schema);
  });
}

export async function inTransaction<T>(pool: Pool, work: (db: PoolClient) => Promise<T>): Promise<T> {
  const db = await pool.connect();
  try {
    await db.query('BEGIN');
    const result = await work(db);
    await db.query('COMMIT');
    db.release();
    return result;
  } catch (error) {
    // A connection that can't even roll back is thrown away.
    const isWhole = await db.query('ROLLBACK').then(
      () => true,
      () => false,
    );
    db.release(!isWhole);
    throw error;
  }
}

const schema = `
CREATE SCHEMA IF NOT EXISTS paypal_simulator;

CREATE TABLE IF NOT EXISTS paypal_simulator.orders (
  id            text PRIMARY KEY,
  purchase_unit jsonb NOT NULL,
  amount_cents  bigint NOT NULL CHECK (amount_cents > 0),
  return_url    text NOT NULL,
  cancel_url    text NOT NULL,
  status        text NOT NULL CHECK (status IN ('PAYER_ACTION_REQUIRED', 'APPROVED', 'COMPLETED')),
  instrument    text CHECK (instrument IN ('good', 'declined')),
  payer_id      text,
  created_at    timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE IF NOT EXISTS paypal_simulator.captures (
  id           text PRIMARY KEY,
  order_id     text NOT NULL UNIQUE REFERENCES paypal_simulator.orders,
  invoice_id   text UNIQUE,
  amount_cents bigint NOT NULL CHECK (amount_cents > 0),
  created_at   timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX IF NOT EXISTS captures_newest ON paypal_simulator.captures (created_at DESC, id DESC);

CREATE TABLE IF NOT EXISTS paypal_simulator.refunds (
  id           text PRIMARY KEY,
  capture_id   text NOT NULL REFERENCES paypal_simulator.captures,
  amount_cents bigint NOT NULL CHECK (amount_cents > 0),
  created_at   timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX IF NOT EXISTS refunds_of_capture ON paypal_simulator.refunds (capture_id);

CREATE TABLE IF NOT EXISTS paypal_simulator.remembered_answers (
  operation     text NOT NULL,
  request_id    text NOT NULL,
  body          jsonb,
  remembered_at timestamptz NOT NULL,
  PRIMARY KEY (operation, request_id)
);

CREATE TABLE IF NOT EXISTS paypal_simulator.webhooks (
  id           text PRIMARY KEY,
  body         text NOT NULL,
  is_forged    boolean NOT NULL,
  attempts     integer NOT NULL DEFAULT 0,
  due_at       timestamptz NOT NULL,
  delivered_at timestamptz
);
CREATE INDEX IF NOT EXISTS webhooks_due ON paypal_simulator.webhooks (due_at) WHERE delivered_at IS NULL;

-- At most one row: until there is one, the simulator does as it was started.
CREATE TABLE IF NOT EXISTS paypal_simulator.webhook_habit (
  mode     text NOT NULL,
  delay_ms integer NOT NULL
);

CREATE TABLE IF NOT EXISTS paypal_simulator.signing_keys (
  id          integer PRIMARY KEY CHECK (id = 1),
  private_key text NOT NULL,
  certificate text NOT NULL
);

CREATE TABLE IF NOT EXISTS paypal_simulator.faults (
  operation text NOT NULL,
  kind      text NOT NULL,
  remaining integer NOT NULL,
  PRIMARY KEY (operation)
);
`;
