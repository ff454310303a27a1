import type { DomainEvent } from '../../shared/domain-event';
import { Jobs } from '../../shared/jobs';
import { Outbox } from '../../shared/outbox';
import type { Database } from '../postgres/database';

/** The queue's name for "tell the listeners of an event". */
export const eventJob = 'platform:tell-listeners';

export class GraphileJobs extends Jobs {
  constructor(private readonly database: Database) {
    super();
  }

  async schedule(
    name: string,
    payload: Record<string, string>,
    when: { at: Date; key: string },
  ): Promise<void> {
    await this.database.query(
      'SELECT 1 FROM graphile_worker.add_job($1, payload => $2::json, run_at => $3, job_key => $4)',
      [name, JSON.stringify(payload), when.at, when.key],
    );
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
