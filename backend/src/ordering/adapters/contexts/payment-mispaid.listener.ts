import { PaymentMispaid } from '../../../payments/payments.events';
import { Listener } from '../../../shared/domain-event';
import type { RejectMispaidOrder } from '../../application/reject-mispaid-order';

export class PaymentMispaidListener extends Listener<PaymentMispaid> {
  readonly event = PaymentMispaid;
  readonly name = 'ordering:reject-mispaid-order';

  constructor(private readonly rejectMispaidOrder: RejectMispaidOrder) {
    super();
  }

  on({ orderId }: PaymentMispaid): Promise<void> {
    return this.rejectMispaidOrder.execute({ orderId });
  }
}
