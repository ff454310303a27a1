import { PaymentMissing } from '../../../ordering/ordering.events';
import { Listener } from '../../../shared/domain-event';
import type { WriteMail } from '../../application/write-mail';

export class PaymentMissingListener extends Listener<PaymentMissing> {
  readonly event = PaymentMissing;
  readonly name = 'mailing:payment-missing';

  constructor(private readonly writeMail: WriteMail) {
    super();
  }

  on({ orderId }: PaymentMissing): Promise<void> {
    return this.writeMail.execute({ kind: 'payment-failed', factId: orderId });
  }
}
