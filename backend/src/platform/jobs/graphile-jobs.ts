import sql from 'sql-template-tag';
import { type Job, Jobs } from '../../shared/jobs';
import type { Database } from '../postgres/database';

/** What is asked for at once goes before what was put off: somebody waits for it, and there may be a queue. */
export const urgent = -10;

export class GraphileJobs extends Jobs {
  constructor(private readonly database: Database) {
    super();
  }

  schedule<Payload extends Record<string, string>>(
    work: Job<Payload>,
    payload: Payload,
    delayMs: number,
  ): Promise<void> {
    return this.database.call(
      sql`public.schedule_job(${work.name}, ${JSON.stringify(payload)}::json, ${work.keyOf(payload)},
            now() + ${delayMs}::integer * interval '1 millisecond', ${delayMs === 0 ? urgent : 0})`,
    );
  }

  /** Not by `remove_job`, which would keep one that is under way from being tried again. */
  async drop<Payload extends Record<string, string>>(work: Job<Payload>, payload: Payload): Promise<void> {
    await this.database.write([
      {
        name: `dropped_${work.name.replaceAll(/\W/g, '_')}`,
        statement: sql`DELETE FROM graphile_worker._private_jobs WHERE key = ${work.keyOf(payload)} AND locked_at IS NULL`,
      },
    ]);
  }
}
