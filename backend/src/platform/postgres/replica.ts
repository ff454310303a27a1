import { setTimeout as pause } from 'node:timers/promises';
import type { Pool, QueryConfig, QueryResult } from 'pg';
import { openPool } from './pool';

/** The maximum replication lag for a read. It is longer than the pause between two checks, so that a replica under steady writes counts as fresh. */
export const mayLagMs = 1_000;
const checkEveryMs = 200;

/** After these, a read goes to the primary. */
const timeouts = { connectionTimeoutMillis: 1_000, statement_timeout: 2_000, query_timeout: 2_500 };

/** The primary's write position at a time. */
interface Mark {
  at: number;
  written: bigint;
}

/** A streaming copy of the primary. Its lag is checked several times a second. */
export class Replica {
  readonly pool: Pool;
  private readonly stopping = new AbortController();
  /** Oldest first; the replica has not replayed them yet. */
  private marks: Mark[] = [];
  private replayedAllUntil = -Infinity;

  constructor(
    private readonly primary: Pool,
    url: string,
    size: number,
  ) {
    this.pool = openPool(url, size, timeouts);
    void this.keepChecking();
  }

  /** Whether it has everything that was committed a second ago. */
  get isFresh(): boolean {
    return performance.now() - this.replayedAllUntil < mayLagMs;
  }

  query(statement: QueryConfig): Promise<QueryResult> {
    return this.pool.query(statement);
  }

  async close(): Promise<void> {
    this.stopping.abort();
    await this.pool.end();
  }

  private async keepChecking(): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      // While either is away, the replica gets older and is not used.
      await this.look().catch(() => undefined);
      await pause(checkEveryMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  private async look(): Promise<void> {
    const at = performance.now();
    const written = await positionIn(this.primary, 'pg_current_wal_lsn()');
    this.marks = [...this.marks.filter((mark) => at - mark.at < mayLagMs), { at, written }];
    const replayed = await positionIn(this.pool, 'pg_last_wal_replay_lsn()');
    const newest = this.marks.findLast((mark) => mark.written <= replayed);
    if (newest) this.replayedAllUntil = newest.at;
  }
}

/** In bytes of the write-ahead log. */
async function positionIn(pool: Pool, position: string): Promise<bigint> {
  const { rows } = await pool.query<{ bytes: string }>(
    `SELECT trunc(pg_wal_lsn_diff(${position}, '0/0'))::text AS bytes`,
  );
  return BigInt(rows[0]!.bytes);
}
