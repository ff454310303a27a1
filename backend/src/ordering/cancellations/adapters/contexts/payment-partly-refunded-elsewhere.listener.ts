import { PaymentPartlyRefundedElsewhere } from '../../../../payments/payments.events';
import { Listener } from '../../../../shared/domain-event';
import type { RecordRefundElsewhere } from '../../application/record-refund-elsewhere';

export class PaymentPartlyRefundedElsewhereListener extends Listener<PaymentPartlyRefundedElsewhere> {
  readonly event = PaymentPartlyRefundedElsewhere;
  readonly name = 'ordering:record-refund-elsewhere';

  constructor(private readonly recordRefund: RecordRefundElsewhere) {
    super();
  }

  on({ orderId, refundId, cents }: PaymentPartlyRefundedElsewhere): Promise<void> {
    return this.recordRefund.execute({ orderId, refundId, cents });
  }
}
