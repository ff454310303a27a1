import { DomainEvent } from '../shared/events/domain-event';

/** Variants on sale have fallen below ten pieces. */
export class StockFellLow extends DomainEvent {
  static readonly type = 'catalogue.stock-fell-low';

  constructor(readonly digestId: string) {
    super();
  }
}
