import { createHash } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';

/** A pool and a transaction's connection can both run queries. */
export type Queryable = Pick<PoolClient, 'query'>;

/** Creates what is missing. Apart from the shop's tables, so that both sides' books can be compared. */
export async function prepareDatabase(pool: Pool): Promise<void> {
  await inTransaction(pool, async (db) => {
    // CREATE … IF NOT EXISTS alone fails when two processes start at once.
    await db.query(`SELECT pg_advisory_xact_lock(hashtext('paypal_simulator'))`);
    // Nor beside one that works: it locks each table of an index, whether the index is there or not.
    if (await isUpToDate(db)) return;
    if (await isOfBeforeReviews(db)) await db.query(whatCameWithReviews);
    await db.query(schema);
    await db.query(`COMMENT ON SCHEMA paypal_simulator IS '${version()}'`);
  });
}

export const inTransaction = <T>(pool: Pool, work: (db: PoolClient) => Promise<T>): Promise<T> =>
  between(pool, 'BEGIN', work);

/** All that `work` reads is of one moment. */
export const inSnapshot = <T>(pool: Pool, work: (db: PoolClient) => Promise<T>): Promise<T> =>
  between(pool, 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY', work);

async function between<T>(pool: Pool, begin: string, work: (db: PoolClient) => Promise<T>): Promise<T> {
  const db = await pool.connect();
  try {
    await db.query(begin);
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

async function isUpToDate(db: PoolClient): Promise<boolean> {
  const found = await db.query<{ version: string | null }>(
    `SELECT obj_description(to_regnamespace('paypal_simulator'), 'pg_namespace') AS version`,
  );
  return found.rows[0]!.version === version();
}

const version = () => createHash('sha256').update(schema).digest('hex');

/** A demo's data outlives the update that brought what is not in it yet. */
async function isOfBeforeReviews(db: PoolClient): Promise<boolean> {
  const { rowCount } = await db.query(
    `SELECT FROM information_schema.tables AS t WHERE (table_schema, table_name) = ('paypal_simulator', 'captures')
        AND NOT EXISTS (SELECT FROM information_schema.columns AS c
          WHERE (c.table_schema, c.table_name, column_name) = (t.table_schema, t.table_name, 'status'))`,
  );
  return rowCount === 1;
}

const whatCameWithReviews = `
ALTER TABLE paypal_simulator.orders DROP CONSTRAINT IF EXISTS orders_instrument_check,
  ADD CONSTRAINT orders_instrument_check CHECK (instrument IN ('good', 'declined', 'reviewed'));
ALTER TABLE paypal_simulator.captures
  ADD COLUMN status text NOT NULL DEFAULT 'COMPLETED' CHECK (status IN ('COMPLETED', 'PENDING', 'DECLINED')),
  ADD COLUMN settles_as text CHECK (settles_as IN ('COMPLETED', 'DECLINED')),
  ADD COLUMN settles_at timestamptz;
ALTER TABLE IF EXISTS paypal_simulator.webhooks ADD COLUMN created_at timestamptz NOT NULL DEFAULT now();
DROP TABLE IF EXISTS paypal_simulator.faults;
`;

const schema = `
CREATE SCHEMA IF NOT EXISTS paypal_simulator;

CREATE TABLE IF NOT EXISTS paypal_simulator.orders (
  id            text PRIMARY KEY,
  purchase_unit jsonb NOT NULL,
  amount_cents  bigint NOT NULL CHECK (amount_cents > 0),
  return_url    text NOT NULL,
  cancel_url    text NOT NULL,
  status        text NOT NULL CHECK (status IN ('PAYER_ACTION_REQUIRED', 'APPROVED', 'COMPLETED')),
  instrument    text CONSTRAINT orders_instrument_check CHECK (instrument IN ('good', 'declined', 'reviewed')),
  payer_id      text,
  created_at    timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX IF NOT EXISTS orders_open ON paypal_simulator.orders (created_at DESC, id DESC) WHERE status <> 'COMPLETED';

CREATE TABLE IF NOT EXISTS paypal_simulator.captures (
  id           text PRIMARY KEY,
  order_id     text NOT NULL UNIQUE REFERENCES paypal_simulator.orders,
  invoice_id   text UNIQUE,
  amount_cents bigint NOT NULL CHECK (amount_cents > 0),
  status       text NOT NULL DEFAULT 'COMPLETED' CHECK (status IN ('COMPLETED', 'PENDING', 'DECLINED')),
  -- What a PENDING one becomes by itself, and when.
  settles_as   text CHECK (settles_as IN ('COMPLETED', 'DECLINED')),
  settles_at   timestamptz,
  created_at   timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX IF NOT EXISTS captures_newest ON paypal_simulator.captures (created_at DESC, id DESC);

CREATE INDEX IF NOT EXISTS captures_in_review ON paypal_simulator.captures (settles_at) WHERE status = 'PENDING';

CREATE TABLE IF NOT EXISTS paypal_simulator.refunds (
  id           text PRIMARY KEY,
  capture_id   text NOT NULL REFERENCES paypal_simulator.captures,
  amount_cents bigint NOT NULL CHECK (amount_cents > 0),
  created_at   timestamptz NOT NULL DEFAULT now()
);
ALTER TABLE paypal_simulator.refunds ADD COLUMN IF NOT EXISTS custom_id text,
  ADD COLUMN IF NOT EXISTS status text NOT NULL DEFAULT 'COMPLETED' CHECK (status IN ('COMPLETED', 'PENDING', 'FAILED', 'CANCELLED'));
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
  delivered_at timestamptz,
  created_at   timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX IF NOT EXISTS webhooks_due ON paypal_simulator.webhooks (due_at) WHERE delivered_at IS NULL;
CREATE INDEX IF NOT EXISTS webhooks_newest ON paypal_simulator.webhooks (created_at DESC, id DESC);

-- At most one row each: until there is one, the simulator does as it was started.
CREATE TABLE IF NOT EXISTS paypal_simulator.webhook_habit (
  mode     text NOT NULL,
  delay_ms integer NOT NULL
);
CREATE TABLE IF NOT EXISTS paypal_simulator.review_habit (
  ends     text NOT NULL,
  delay_ms integer NOT NULL
);

CREATE TABLE IF NOT EXISTS paypal_simulator.signing_keys (
  id          integer PRIMARY KEY CHECK (id = 1),
  private_key text NOT NULL,
  certificate text NOT NULL
);

-- One that goes on until it is taken away has a share of the calls instead of a number of them.
CREATE TABLE IF NOT EXISTS paypal_simulator.planted_faults (
  operation  text NOT NULL,
  kind       text NOT NULL,
  remaining  integer CHECK (remaining >= 0),
  share      double precision,
  planted_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (operation, kind),
  CHECK ((remaining IS NULL) <> (share IS NULL))
);
`;
