import { DomainEvent, type Listener } from '../../src/shared/events/domain-event';

/** An event that means nothing. */
export class SomethingHappened extends DomainEvent {
  static readonly type = 'test.something-happened';

  constructor(readonly orderId: string) {
    super();
  }
}

export class Told implements Listener<SomethingHappened> {
  readonly event = SomethingHappened;

  constructor(
    readonly name: string,
    readonly on: (event: SomethingHappened) => Promise<void>,
  ) {}
}
