import type { DomainEvent } from '../../../src/shared/events/domain-event';
import { Outbox } from '../../../src/shared/events/outbox';

export class InMemoryOutbox extends Outbox {
  readonly events: DomainEvent[] = [];

  async add(events: DomainEvent[]): Promise<void> {
    this.events.push(...events);
  }
}
