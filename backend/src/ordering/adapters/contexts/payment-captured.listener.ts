import type { PaymentCaptured } from '../../../payments/payments.events';
import type { ConfirmOrder } from '../../application/confirm-order';

/** For money whose shopper never came back, or whose answer was lost: the order is confirmed all the same. */
export class PaymentCapturedListener {
  constructor(private readonly confirmOrder: ConfirmOrder) {}

  on({ orderId, gatewayOrderId, payerId }: PaymentCaptured): Promise<void> {
    return this.confirmOrder.execute({ orderId, receipt: { gatewayOrderId, payerId } });
  }
}
