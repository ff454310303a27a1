import sql from 'sql-template-tag';
import type { DomainEvent } from '../../shared/domain-event';
import { type Job, Jobs } from '../../shared/jobs';
import { Outbox } from '../../shared/outbox';
import type { Database } from '../postgres/database';
import type { Subscriptions } from './subscriptions';

/** What is asked for at once goes before what was put off: somebody waits for it, and there may be a queue. */
const urgent = -10;

export class GraphileJobs extends Jobs {
  constructor(private readonly database: Database) {
    super();
  }

  async schedule<Payload extends Record<string, string>>(
    work: Job<Payload>,
    payload: Payload,
    delayMs: number,
  ): Promise<Date> {
    const [added] = await this.database.queryPrepared<{ run_at: Date }>(
      sql`SELECT run_at FROM graphile_worker.add_job(${work.name}, payload => ${JSON.stringify(payload)}::json,
            run_at => now() + ${delayMs} * interval '1 millisecond', job_key => ${work.keyOf(payload)}, priority => ${delayMs === 0 ? urgent : 0})`,
    );
    return added!.run_at;
  }
}

/** Writes one job for each listener of each event. */
export class GraphileOutbox extends Outbox {
  constructor(
    private readonly database: Database,
    private readonly subscriptions: Subscriptions,
  ) {
    super();
  }

  async add(events: DomainEvent[]): Promise<void> {
    const jobs = events.flatMap((event) =>
      this.subscriptions.jobsOf(event).map((name) => ({ name, payload: event })),
    );
    if (jobs.length === 0) return;
    await this.database.queryPrepared(
      sql`SELECT graphile_worker.add_job(name, payload, priority => ${urgent})
            FROM json_to_recordset(${JSON.stringify(jobs)}) AS jobs (name text, payload json)`,
    );
  }
}
