import sql, { type Sql } from 'sql-template-tag';
import { type Job, Jobs } from '../../shared/jobs';
import type { Database } from '../postgres/database';

/**
 * A job without a delay runs before the delayed ones, unless they have been due for so long. A priority would starve them while
 * more jobs come than the workers can run.
 */
const headStartMs = 5_000;

/** The queue takes first what is due first. Half of a time that is left may have a fraction of a millisecond. */
export const dueAfter = (delayMs: number): Sql =>
  sql`now() + ${delayMs === 0 ? -headStartMs : delayMs}::float8 * interval '1 millisecond'`;

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
      sql`SELECT FROM graphile_worker.add_job(${work.name}, payload => ${JSON.stringify(payload)}::json,
            job_key => ${work.keyOf(payload)}, run_at => ${dueAfter(delayMs)}, priority => ${work.priority}::integer)`,
    );
  }

  /** Not by `remove_job`, which would keep a job that is running from its retries. */
  async drop<Payload extends Record<string, string>>(work: Job<Payload>, payload: Payload): Promise<void> {
    await this.database.query(
      sql`SELECT graphile_worker.complete_jobs(array_agg(id)) FROM graphile_worker.jobs WHERE key = ${work.keyOf(payload)}`,
    );
  }

  /** Runs the jobs again that failed as often as they may. @returns how many there were */
  async retryFailed(): Promise<number> {
    const retried = await this.database.query(
      sql`SELECT graphile_worker.reschedule_jobs(array_agg(id), now(), attempts => 0)
            FROM graphile_worker.jobs WHERE attempts >= max_attempts AND locked_at IS NULL
          HAVING count(*) > 0`,
    );
    return retried.length;
  }
}
