import sql, { type Sql } from 'sql-template-tag';
import { type Job, Jobs } from '../../shared/jobs';
import type { Database } from '../postgres/database';

/**
 * Somebody waits for what is asked for at once: it goes before what was put off, unless that has been due for so long. A
 * priority would let what was put off wait for ever while more is asked for than the workers can do.
 */
const headStartMs = 5_000;

/** The queue takes what is due first. */
export const dueAfter = (delayMs: number): Sql =>
  sql`now() + ${delayMs === 0 ? -headStartMs : delayMs}::integer * interval '1 millisecond'`;

export class GraphileJobs extends Jobs {
  constructor(private readonly database: Database) {
    super();
  }

  async schedule<Payload extends Record<string, string>>(
    work: Job<Payload>,
    payload: Payload,
    delayMs: number,
  ): Promise<void> {
    await this.database.query(
      sql`SELECT public.schedule_job(${work.name}, ${JSON.stringify(payload)}::json, ${work.keyOf(payload)},
            ${dueAfter(delayMs)}, priority => ${work.priority}::integer)`,
    );
  }

  /** Not by `remove_job`, which would keep one that is under way from being tried again. */
  async drop<Payload extends Record<string, string>>(work: Job<Payload>, payload: Payload): Promise<void> {
    await this.database.query(
      sql`DELETE FROM graphile_worker._private_jobs WHERE key = ${work.keyOf(payload)} AND locked_at IS NULL`,
    );
  }
}
