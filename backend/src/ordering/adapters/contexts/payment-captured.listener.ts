import { PaymentCaptured } from '../../../payments/payments.events';
import { Listener } from '../../../shared/domain-event';
import type { ConfirmOrder } from '../../application/confirm-order';

/** For money whose shopper never came back, or whose answer was lost: the order is confirmed all the same. */
export class PaymentCapturedListener extends Listener<PaymentCaptured> {
  readonly event = PaymentCaptured;
  readonly name = 'ordering:confirm-captured-order';

  constructor(private readonly confirmOrder: ConfirmOrder) {
    super();
  }

  on({ orderId, gatewayOrderId, payerId }: PaymentCaptured): Promise<void> {
    return this.confirmOrder.execute({ orderId, receipt: { gatewayOrderId, payerId } });
  }
}
