import { OrderRefunded } from '../../../ordering/ordering.events';
import { Listener } from '../../../shared/domain-event';
import type { WriteMail } from '../../application/write-mail';

export class OrderRefundedListener extends Listener<OrderRefunded> {
  readonly event = OrderRefunded;
  readonly name = 'mailing:order-refunded';

  constructor(private readonly writeMail: WriteMail) {
    super();
  }

  on({ orderId }: OrderRefunded): Promise<void> {
    return this.writeMail.execute({ kind: 'order-refunded', factId: orderId });
  }
}
