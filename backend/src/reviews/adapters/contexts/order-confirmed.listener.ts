import { OrderConfirmed } from '../../../ordering/ordering.events';
import { Listener } from '../../../shared/domain-event';
import type { RecordPurchase } from '../../application/record-purchase';

export class OrderConfirmedListener extends Listener<OrderConfirmed> {
  readonly event = OrderConfirmed;
  readonly name = 'catalogue:record-purchase';

  constructor(private readonly recordPurchase: RecordPurchase) {
    super();
  }

  on({ orderId, shopperId }: OrderConfirmed): Promise<void> {
    return this.recordPurchase.execute({ orderId, shopperId });
  }
}
