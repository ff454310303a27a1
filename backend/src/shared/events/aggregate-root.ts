import type { DomainEvent } from './domain-event';

/**
 * Collects what happened to it until its repository writes it, in one transaction with the state: events, which others
 * may hear, and changes, of which its history is made.
 */
export abstract class AggregateRoot<Change = never> {
  private readonly events: DomainEvent[] = [];
  private readonly changes: Change[] = [];

  protected announce(event: DomainEvent): void {
    this.events.push(event);
  }

  protected recordChange(change: Change): void {
    this.changes.push(change);
  }

  /** Hands the collected events over, once. */
  pullEvents(): DomainEvent[] {
    return this.events.splice(0);
  }

  /** Hands the collected changes over, once. */
  pullChanges(): Change[] {
    return this.changes.splice(0);
  }
}
