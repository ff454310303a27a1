import type { DomainEvent } from '../../shared/events/domain-event';
import { Outbox } from '../../shared/events/outbox';
import type { Metrics } from './metrics';

/** Counts the events of transactions that are about to commit. */
export class CountedOutbox extends Outbox {
  constructor(
    private readonly outbox: Outbox,
    private readonly metrics: Metrics,
  ) {
    super();
  }

  async add(events: DomainEvent[]): Promise<void> {
    await this.outbox.add(events);
    for (const { type } of events) this.metrics.events.inc({ event: type });
  }
}
