import { PaymentRefunded } from '../../../../payments/payments.events';
import { Listener } from '../../../../shared/domain-event';
import type { RecordRefund } from '../../application/record-refund';

export class PaymentRefundedListener extends Listener<PaymentRefunded> {
  readonly event = PaymentRefunded;
  readonly name = 'ordering:record-refund';

  constructor(private readonly recordRefund: RecordRefund) {
    super();
  }

  on({ orderId }: PaymentRefunded): Promise<void> {
    return this.recordRefund.execute({ orderId });
  }
}
