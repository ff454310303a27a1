import { DomainEvent } from '../shared/domain-event';

/** The order is paid and its stock is sold. */
export class OrderConfirmed extends DomainEvent {
  static readonly type = 'ordering.order-confirmed';

  constructor(
    readonly orderId: string,
    readonly shopperId: string,
  ) {
    super();
  }
}
