import { PaymentCaptured } from '../../../../payments/payments.events';
import { Listener } from '../../../../shared/domain-event';
import type { ConfirmOrder } from '../../application/confirm-order';

/** Confirms the order of a shopper who did not return, or whose capture response was lost. */
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
