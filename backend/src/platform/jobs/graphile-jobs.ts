import type { DomainEvent } from '../../shared/domain-event';
import { type Job, Jobs } from '../../shared/jobs';
import { Outbox } from '../../shared/outbox';
import type { Database } from '../postgres/database';

/** The queue's name for "tell the listeners of an event". */
export const eventJob = 'platform:tell-listeners';

export class GraphileJobs extends Jobs {
  constructor(private readonly database: Database) {
    super();
  }

  async schedule<Payload extends Record<string, string>>(
    work: Job<Payload>,
    payload: Payload,
    delayMs: number,
  ): Promise<Date> {
    const [added] = await this.database.query<{ run_at: Date }>(
      `SELECT run_at FROM graphile_worker.add_job($1, payload => $2::json,
         run_at => now() + $3 * interval '1 millisecond', job_key => $4)`,
      [work.name, JSON.stringify(payload), delayMs, work.keyOf(payload)],
    );
    return added!.run_at;
  }
}

export class GraphileOutbox extends Outbox {
  constructor(private readonly database: Database) {
    super();
  }

  async add(events: DomainEvent[]): Promise<void> {
    for (const event of events) {
      await this.database.query('SELECT 1 FROM graphile_worker.add_job($1, payload => $2::json)', [
        eventJob,
        JSON.stringify(event),
      ]);
    }
  }
}
