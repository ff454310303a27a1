import { PaymentContested } from '../../../../payments/payments.events';
import { Listener } from '../../../../shared/domain-event';
import type { HoldOrder } from '../../application/hold-order';

export class PaymentContestedListener extends Listener<PaymentContested> {
  readonly event = PaymentContested;
  readonly name = 'ordering:hold-contested-order';

  constructor(private readonly holdOrder: HoldOrder) {
    super();
  }

  on({ orderId, contest }: PaymentContested): Promise<void> {
    return this.holdOrder.execute({ orderId, reason: contest });
  }
}
