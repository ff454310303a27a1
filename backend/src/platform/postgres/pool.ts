import { type ClientBase, Pool, type PoolConfig } from 'pg';

/**
 * A connection that ends while somebody holds it: whoever waits for its answer is told, and the pool makes a new one.
 * Without a listener of its own it would end the process, too.
 */
const survivesItsEnd = (client: ClientBase): void => {
  client.on('error', () => undefined);
};

/** How every connection of this server is opened, whichever pool it belongs to. */
export const connectionOptions = (statementTimeoutMs = 15_000) =>
  ({
    connectionTimeoutMillis: 5_000,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: 30_000,
    // Postgres would compile what it expects to take long: 200 ms for a count of 2 ms.
    options: '-c jit=off',
    keepAlive: true,
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
 * the table is all but empty. What is asked in one go is sent in one go, and answered in its order.
 */
export function openPlannedPool(url: string, size: number, more: PoolConfig = {}): Pool {
  return openPool(url, size, {
    pipeline: true,
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
