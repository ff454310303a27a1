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
  /** The type is `<context>.<what-happened>`. */
  readonly type: string;
  readonly prototype: Event;
}

/** Handles one kind of event, each time in a job and a transaction of its own: its failure stops no other listener. */
export interface Listener<Event extends DomainEvent> {
  readonly event: EventClass<Event>;
  /** The name of its job, `<context>:<verb>`; stored in queued jobs: never rename it. */
  readonly name: string;
  /** May be called again with the same event: that must do no harm. */
  on(event: Event): Promise<void>;
}
