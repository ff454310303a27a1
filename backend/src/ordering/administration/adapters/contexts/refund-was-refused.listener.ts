import { RefundWasRefused } from '../../../../payments/payments.events';
import { Listener } from '../../../../shared/domain-event';
import type { HoldOrder } from '../../application/hold-order';

export class RefundWasRefusedListener extends Listener<RefundWasRefused> {
  readonly event = RefundWasRefused;
  readonly name = 'ordering:hold-order-of-refused-refund';

  constructor(private readonly holdOrder: HoldOrder) {
    super();
  }

  on({ orderId }: RefundWasRefused): Promise<void> {
    return this.holdOrder.execute({ orderId, reason: 'refund-refused' });
  }
}
