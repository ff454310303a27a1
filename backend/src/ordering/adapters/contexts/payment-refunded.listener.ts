import type { PaymentRefunded } from '../../../payments/payments.events';
import type { RecordRefund } from '../../application/record-refund';

export class PaymentRefundedListener {
  constructor(private readonly recordRefund: RecordRefund) {}

  on({ orderId }: PaymentRefunded): Promise<void> {
    return this.recordRefund.execute({ orderId });
  }
}
