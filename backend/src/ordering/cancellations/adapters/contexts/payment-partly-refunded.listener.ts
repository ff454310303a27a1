import { PaymentPartlyRefunded } from '../../../../payments/payments.events';
import { Listener } from '../../../../shared/domain-event';
import type { RecordRefundOfPieces } from '../../application/record-refund-of-pieces';

export class PaymentPartlyRefundedListener extends Listener<PaymentPartlyRefunded> {
  readonly event = PaymentPartlyRefunded;
  readonly name = 'ordering:record-refund-of-pieces';

  constructor(private readonly recordRefund: RecordRefundOfPieces) {
    super();
  }

  on({ orderId, refundId }: PaymentPartlyRefunded): Promise<void> {
    return this.recordRefund.execute({ orderId, cancellationId: refundId });
  }
}
