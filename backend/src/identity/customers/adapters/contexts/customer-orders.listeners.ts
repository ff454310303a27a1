import { OrderConfirmed, OrderRefunded, PiecesRefunded } from '../../../../ordering/ordering.events';
import { Listener } from '../../../../shared/domain-event';
import type { CustomerOrders } from '../../application/ports';

export class CustomerOrderPaidListener extends Listener<OrderConfirmed> {
  readonly event = OrderConfirmed;
  readonly name = 'identity:record-customer-order';

  constructor(private readonly orders: CustomerOrders) {
    super();
  }

  on({ orderId, shopperId, totalCents }: OrderConfirmed): Promise<void> {
    return this.orders.recordPaid(orderId, shopperId, totalCents);
  }
}

export class CustomerOrderRefundedListener extends Listener<OrderRefunded> {
  readonly event = OrderRefunded;
  readonly name = 'identity:record-customer-refund';

  constructor(private readonly orders: CustomerOrders) {
    super();
  }

  on({ orderId }: OrderRefunded): Promise<void> {
    return this.orders.recordRefunded(orderId);
  }
}

export class CustomerPiecesRefundedListener extends Listener<PiecesRefunded> {
  readonly event = PiecesRefunded;
  readonly name = 'identity:record-customer-refund-of-pieces';

  constructor(private readonly orders: CustomerOrders) {
    super();
  }

  on({ orderId, refundedCents }: PiecesRefunded): Promise<void> {
    return this.orders.recordPartlyRefunded(orderId, refundedCents);
  }
}
