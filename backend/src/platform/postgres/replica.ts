import { setTimeout as pause } from 'node:timers/promises';
import type { Pool, QueryConfig, QueryResult } from 'pg';
import { openPool } from './pool';

/** What a read may miss. Longer than the pause between two looks, so that a replica under steady writes counts. */
export const mayLagMs = 1_000;
const lookEveryMs = 200;

/** A read that takes longer is asked of the primary. */
const patience = { connectionTimeoutMillis: 1_000, statement_timeout: 2_000, query_timeout: 2_500 };

/** The primary had written so far at that time. */
interface Mark {
  at: number;
  written: bigint;
}

/** A copy of the database that streams from the primary. Whether it is close enough behind is looked at several times a second. */
export class Replica {
  readonly pool: Pool;
  private readonly stopping = new AbortController();
  /** From old to new; the replica has not replayed the later ones yet. */
  private marks: Mark[] = [];
  private replayedAllUntil = -Infinity;

  constructor(
    private readonly primary: Pool,
    url: string,
    size: number,
  ) {
    this.pool = openPool(url, size, patience);
    void this.keepLooking();
  }

  /** It has everything that was committed a second ago. */
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

  private async keepLooking(): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      // While either is away, the replica gets older and is not used.
      await this.look().catch(() => undefined);
      await pause(lookEveryMs, undefined, { signal, ref: false }).catch(() => undefined);
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
