import { PaymentDenied } from '../../../../payments/payments.events';
import { Listener } from '../../../../shared/domain-event';
import type { CancelOrder } from '../../application/cancel-order';

/** Nobody can pay for it any more: it is closed, and its stock is free again. The cart still has what was ordered. */
export class PaymentDeniedListener extends Listener<PaymentDenied> {
  readonly event = PaymentDenied;
  readonly name = 'ordering:close-denied-order';

  constructor(private readonly cancelOrder: CancelOrder) {
    super();
  }

  async on({ orderId }: PaymentDenied): Promise<void> {
    await this.cancelOrder.execute({ orderId, reason: 'declined' });
  }
}
