import { PaymentApproved } from '../../../../payments/payments.events';
import { Listener } from '../../../../shared/domain-event';
import type { Jobs } from '../../../../shared/jobs';
import { completeApprovedCheckout } from '../../application/complete-approved-checkout';

/** For buyers who agreed and closed the browser. A job of its own, for the provider is called outside any transaction. */
export class PaymentApprovedListener extends Listener<PaymentApproved> {
  readonly event = PaymentApproved;
  readonly name = 'ordering:hear-of-approval';

  constructor(private readonly jobs: Jobs) {
    super();
  }

  async on({ orderId }: PaymentApproved): Promise<void> {
    await this.jobs.schedule(completeApprovedCheckout, { orderId }, 0);
  }
}
