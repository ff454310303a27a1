import { OrderConfirmed } from '../../../ordering/ordering.events';
import { Listener } from '../../../shared/domain-event';
import type { WriteMail } from '../../application/write-mail';

export class OrderConfirmedListener extends Listener<OrderConfirmed> {
  readonly event = OrderConfirmed;
  readonly name = 'mailing:order-confirmed';

  constructor(private readonly writeMail: WriteMail) {
    super();
  }

  async on({ orderId }: OrderConfirmed): Promise<void> {
    await this.writeMail.execute({ kind: 'order-confirmed', factId: orderId });
    await this.writeMail.execute({ kind: 'new-order', factId: orderId });
  }
}
