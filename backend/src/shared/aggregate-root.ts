import type { DomainEvent } from './domain-event';

/** Collects what happened to it until its repository writes both, state and events, in one transaction. */
export abstract class AggregateRoot {
  private events: DomainEvent[] = [];

  protected announce(event: DomainEvent): void {
    this.events.push(event);
  }

  /** Hands the collected events over, once. */
  releaseEvents(): DomainEvent[] {
    const released = this.events;
    this.events = [];
    return released;
  }
}
