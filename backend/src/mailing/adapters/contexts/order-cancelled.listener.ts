import { OrderCancelled } from '../../../ordering/ordering.events';
import { Listener } from '../../../shared/domain-event';
import type { WriteMail } from '../../application/write-mail';

/** The other ends are news to nobody: the shopper has just ordered another cart, or sees that the provider is away. */
const told: readonly string[] = ['cancelled', 'rejected', 'declined', 'unavailable'];

export class OrderCancelledListener extends Listener<OrderCancelled> {
  readonly event = OrderCancelled;
  readonly name = 'mailing:order-cancelled';

  constructor(private readonly writeMail: WriteMail) {
    super();
  }

  async on({ orderId, reason }: OrderCancelled): Promise<void> {
    if (told.includes(reason)) await this.writeMail.execute({ kind: 'order-cancelled', factId: orderId });
  }
}
