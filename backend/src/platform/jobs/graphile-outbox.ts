import sql from 'sql-template-tag';
import type { DomainEvent } from '../../shared/domain-event';
import { newId } from '../../shared/ids';
import { Outbox } from '../../shared/outbox';
import type { Database } from '../postgres/database';
import { dueAfter } from './graphile-jobs';
import { type Delivery, jobsOf, type PromptDelivery } from './prompt-delivery';
import type { Subscriptions } from './subscriptions';

/** Writes one job for each listener of each event. */
export class GraphileOutbox extends Outbox {
  constructor(
    private readonly database: Database,
    private readonly subscriptions: Subscriptions,
    private readonly promptDelivery: PromptDelivery,
  ) {
    super();
  }

  async add(events: DomainEvent[]): Promise<void> {
    const deliveries = events.flatMap((event) =>
      this.subscriptions.listenersOf(event).map((listener) => ({ key: newId(), listener, event })),
    );
    if (deliveries.length === 0) return;
    if (this.promptDelivery.hasRoom) await this.promptDelivery.take(deliveries);
    else await this.leaveToTheQueue(deliveries);
  }

  private async leaveToTheQueue(deliveries: Delivery[]): Promise<void> {
    await this.database.query(
      sql`SELECT public.schedule_job(name, payload, key, ${dueAfter(0)}, priority => 0) FROM ${jobsOf(deliveries)}`,
    );
  }
}
