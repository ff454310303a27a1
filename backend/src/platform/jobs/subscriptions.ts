import type { DomainEvent, EventClass, Listener } from '../../shared/events/domain-event';
import type { Job, WorkerGroup } from '../../shared/jobs';

type Payload = Record<string, string>;
type Handler = (payload: Payload) => Promise<void>;

/** Who does which job and who listens to which event; each context's module says so when it starts. */
export class Subscriptions {
  private readonly jobs: { name: string; workers: WorkerGroup; handle: Handler }[] = [];
  private readonly listeners: Listener<DomainEvent>[] = [];

  /** A job that was cut off is run again: doing it twice must do no harm. */
  onJob<Given extends Payload>(job: Job<Given>, handle: (payload: Given) => Promise<void>): void {
    // The queue gives back what was scheduled, which `Jobs.schedule` has typed.
    this.jobs.push({ name: job.name, workers: job.workers, handle: handle as unknown as Handler });
  }

  onEvent<Event extends DomainEvent>(listener: Listener<Event>): void {
    this.listeners.push(listener);
  }

  get jobNames(): string[] {
    return this.jobs.map(({ name }) => name);
  }

  /** The names of jobs and of listeners. */
  get taskNames(): string[] {
    return [...this.jobNames, ...this.listeners.map(({ name }) => name)];
  }

  /** The types of the events that somebody listens to. */
  get eventTypes(): string[] {
    return this.listeners.map(({ event }) => event.type);
  }

  jobHandlersOf(group: WorkerGroup): [name: string, handler: Handler][] {
    return this.jobs.filter(({ workers }) => workers === group).map(({ name, handle }) => [name, handle]);
  }

  listenersOf(event: DomainEvent): Listener<DomainEvent>[] {
    return this.listeners.filter((listener) => listener.event.type === event.type);
  }

  get eventHandlers(): [name: string, handler: Handler][] {
    return this.listeners.map((listener) => [
      listener.name,
      (payload) => listener.on(restore(listener.event, payload)),
    ]);
  }
}

const restore = (event: EventClass<DomainEvent>, payload: Payload): DomainEvent =>
  Object.assign(Object.create(event.prototype) as DomainEvent, payload);
