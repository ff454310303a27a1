import { type ClientBase, Pool, type PoolConfig } from 'pg';

/**
 * When a checked-out connection ends, its pending query fails and the pool opens a new one. Without a listener, the `error` event
 * would also end the process.
 */
const survivesItsEnd = (client: ClientBase): void => {
  client.on('error', () => undefined);
};

/**
 * A connection can fall silent, after a failover or behind a firewall that dropped it. The client gives up a query shortly after
 * the server would have cancelled it, and drops the connection; idle ones are closed after a few seconds. So writes work again
 * within 15 s.
 */
const defaultStatementTimeoutMs = 10_000;
const queryGraceMs = 1_000;
const idleTimeoutMs = 4_000;

/** How this server holds a connection, whichever pool it belongs to. */
const clientOptions = (statementTimeoutMs: number) =>
  ({
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: idleTimeoutMs,
    query_timeout: statementTimeoutMs && statementTimeoutMs + queryGraceMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: 5_000,
    // Queries are sent at once and their results arrive in order; a query that times out ends its connection instead of blocking it.
    pipeline: true,
    onConnect: survivesItsEnd,
  }) satisfies PoolConfig;

/**
 * Options of a connection to Postgres.
 * @param statementTimeoutMs 0 for no limit
 */
export const connectionOptions = (statementTimeoutMs = defaultStatementTimeoutMs) =>
  ({
    ...clientOptions(statementTimeoutMs),
    statement_timeout: statementTimeoutMs,
    // Postgres ends a transaction that is idle for 10 s, which releases its locks.
    idle_in_transaction_session_timeout: 10_000,
    // Without this, Postgres compiles queries that it expects to be slow: 200 ms for a count of 2 ms.
    options: '-c jit=off',
  }) satisfies PoolConfig;

/** Options of a connection to PgBouncer, which rejects session settings and sets them itself (docs/settings.md). */
export const pgBouncerOptions = () => clientOptions(defaultStatementTimeoutMs);

/** A pool of its own, so that no other use of the database can take its connections. */
export function openPool(url: string, size: number, more: PoolConfig = {}): Pool {
  const pool = new Pool({ connectionString: url, max: size, ...connectionOptions(), ...more });
  pool.on('error', () => undefined);
  // The queue's library warns of a pool that does not listen here, too.
  pool.on('connect', survivesItsEnd);
  return pool;
}
