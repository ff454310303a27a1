import type { DomainEvent } from '../../shared/domain-event';
import { Outbox } from '../../shared/outbox';

export class InMemoryOutbox extends Outbox {
  readonly events: DomainEvent[] = [];

  async add(events: DomainEvent[]): Promise<void> {
    this.events.push(...events);
  }
}
