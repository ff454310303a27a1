import type { Pool, PoolClient } from 'pg';
import { openPool } from '../postgres/pool';

type GiveBack = (error?: Error | boolean) => void;
type Take = (error: Error | undefined, client: PoolClient | undefined, giveBack: GiveBack) => void;

/** The queue's own statements are short: silent connections are to be noticed soon, so that jobs run again. */
const queryLimits = { statement_timeout: 5_000, query_timeout: 6_000 };

/**
 * Connections for the queue's library. The one on which it listens is given back twice if it ends while the library already
 * stops to listen: nobody would catch the pool's complaint, which ends the process.
 */
export function openQueuePool(url: string, size: number): Pool {
  const pool = openPool(url, size, queryLimits);
  const connect = pool.connect.bind(pool);
  const connectOnce = (take?: Take) =>
    take ? connect((error, client, giveBack) => take(error, client, once(giveBack))) : connect();
  return Object.assign(pool, { connect: connectOnce as Pool['connect'] });
}

function once(giveBack: GiveBack): GiveBack {
  let isGivenBack = false;
  return (error) => {
    if (isGivenBack) return;
    isGivenBack = true;
    giveBack(error);
  };
}
