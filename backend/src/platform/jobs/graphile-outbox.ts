import type { DomainEvent } from '../../shared/events/domain-event';
import { Outbox } from '../../shared/events/outbox';
import type { GraphileJobs } from './graphile-jobs';
import type { Subscriptions } from './subscriptions';

/** Writes one job for each listener of each event. */
export class GraphileOutbox extends Outbox {
  constructor(
    private readonly jobs: GraphileJobs,
    private readonly subscriptions: Subscriptions,
  ) {
    super();
  }

  async add(events: DomainEvent[]): Promise<void> {
    const jobs = events.flatMap((event) =>
      this.subscriptions.listenersOf(event).map(({ name }) => ({ name, payload: event, delayMs: 0 })),
    );
    if (jobs.length > 0) await this.jobs.change(jobs);
  }
}
