import type { DomainEvent } from '../../shared/domain-event';
import type { Job } from '../../shared/jobs';

type JobHandler = (payload: Record<string, string>) => Promise<void>;
type Listener = (event: DomainEvent) => Promise<void>;

/** Who does which job and who listens to which event; each context's module says so when it starts. */
export class Handlers {
  readonly jobs = new Map<string, JobHandler>();
  private readonly listeners = new Map<string, Listener[]>();

  /** Jobs and their handlers' outcome are repeatable: one that was cut off is run again. */
  onJob<Payload extends Record<string, string>>(
    work: Job<Payload>,
    handler: (payload: Payload) => Promise<void>,
  ): void {
    // The queue gives back what was scheduled, which `Jobs.schedule` has typed.
    this.jobs.set(work.name, handler as unknown as JobHandler);
  }

  /** A listener runs in one transaction with the event's departure from the outbox's queue. */
  onEvent<Event extends DomainEvent>(type: Event['type'], listener: (event: Event) => Promise<void>): void {
    const others = this.listeners.get(type) ?? [];
    this.listeners.set(type, [...others, listener as Listener]);
  }

  listenersOf(type: string): Listener[] {
    return this.listeners.get(type) ?? [];
  }
}
