/**
 * Something that happened, as other contexts may learn of it: a class in its context's `*.events.ts`, with a static
 * `type` and fields that are primitives.
 */
export abstract class DomainEvent {
  get type(): string {
    return (this.constructor as unknown as EventClass<DomainEvent>).type;
  }
}

export interface EventClass<Event extends DomainEvent> {
  /** `<context>.<what-happened>` */
  readonly type: string;
  readonly prototype: Event;
}

/** Hears one kind of event, each time in a job and a transaction of its own: what fails here holds nobody else back. */
export abstract class Listener<Event extends DomainEvent> {
  abstract readonly event: EventClass<Event>;
  /** Of its job, `<context>:<verb>`; it stands in the queue, so it stays. */
  abstract readonly name: string;
  /** May be called again with the same event: that must do no harm. */
  abstract on(event: Event): Promise<void>;
}
