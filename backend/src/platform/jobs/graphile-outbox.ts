import sql from 'sql-template-tag';
import type { DomainEvent } from '../../shared/events/domain-event';
import { Outbox } from '../../shared/events/outbox';
import type { Database } from '../postgres/database';
import { dueAfter } from './graphile-jobs';
import type { Subscriptions } from './subscriptions';

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
      this.subscriptions.listenersOf(event).map(({ name }) => ({ name, payload: event })),
    );
    if (jobs.length === 0) return;
    await this.database.query(
      sql`SELECT FROM json_to_recordset(${JSON.stringify(jobs)}) AS jobs (name text, payload json),
                 graphile_worker.add_job(name, payload => payload, run_at => ${dueAfter(0)})`,
    );
  }
}
