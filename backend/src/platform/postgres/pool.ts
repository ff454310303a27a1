import { type ClientBase, Pool, type PoolConfig } from 'pg';

/**
 * A connection that ends while somebody holds it: whoever waits for its answer is told, and the pool makes a new one.
 * Without a listener of its own it would end the process, too.
 */
const survivesItsEnd = (client: ClientBase): void => {
  client.on('error', () => undefined);
};

/**
 * A connection can fall silent: after a failover, or behind a firewall that has forgotten it, neither side is told. The client
 * gives up a query shortly after the server would have cancelled it, and drops the connection. One that is not used is closed
 * after a few seconds anyway. So writes work again within 15 s of the silence.
 */
const defaultStatementTimeoutMs = 10_000;
const queryGraceMs = 1_000;
const idleTimeoutMs = 4_000;

/**
 * How every connection of this server is opened, whichever pool it belongs to.
 * @param statementTimeoutMs 0 for no limit
 */
export const connectionOptions = (statementTimeoutMs = defaultStatementTimeoutMs) =>
  ({
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: idleTimeoutMs,
    statement_timeout: statementTimeoutMs,
    query_timeout: statementTimeoutMs && statementTimeoutMs + queryGraceMs,
    // The locks of a client that fell silent are free again after so long.
    idle_in_transaction_session_timeout: 10_000,
    // Postgres would compile what it expects to take long: 200 ms for a count of 2 ms.
    options: '-c jit=off',
    keepAlive: true,
    keepAliveInitialDelayMillis: 5_000,
    // Queries are sent at once and answered in order; a query that times out ends its connection instead of blocking it.
    pipeline: true,
    onConnect: survivesItsEnd,
  }) satisfies PoolConfig;

/** Connections apart from those that others use, so that neither starves the other. */
export function openPool(url: string, size: number, more: PoolConfig = {}): Pool {
  const pool = new Pool({ connectionString: url, max: size, ...connectionOptions(), ...more });
  pool.on('error', () => undefined);
  return pool;
}

/**
 * A pool for what is found by an index, whatever the values are: planned once a connection, where Postgres would plan each list
 * of ids anew, which takes longer than to find them; and by the index also when it is planned, as on a shop's first day, while
 * the table is all but empty.
 */
export function openPlannedPool(url: string, size: number, more: PoolConfig = {}): Pool {
  return openPool(url, size, {
    application_name: 'haberdash',
    options: [connectionOptions().options, ...plannedForGood].join(' '),
    ...more,
  });
}

const plannedForGood = [
  '-c plan_cache_mode=force_generic_plan',
  '-c enable_seqscan=off',
  // From 18 on another process of Postgres would read each page for a bitmap scan: waking it costs more than the few that are read here.
  '-c effective_io_concurrency=0',
];
