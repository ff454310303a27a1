import type { DomainEvent } from './domain-event';

/** Takes events along in the running transaction; other contexts hear of them once it has committed. */
export abstract class Outbox {
  abstract add(events: DomainEvent[]): Promise<void>;
}
