import { Pool } from 'pg';
import type { Log } from '../log/log';
import type { Database } from '../postgres/database';

/** Three workers and the one that listens for new jobs. */
const connections = 4;

/** The queue's own connections, so that busy requests and busy workers don't starve each other. */
export function openJobsPool(database: Database, log: Log): Pool {
  const pool = new Pool({ ...database.pool.options, max: connections, query_timeout: 20_000 });
  const warn = (err: Error) => log.warn({ err }, 'the job runner lost a connection');
  // The pool hears of connections nobody uses only; without a listener a lost one ends the process.
  pool.on('error', warn);
  pool.on('connect', (client) => client.on('error', warn));
  return pool;
}
