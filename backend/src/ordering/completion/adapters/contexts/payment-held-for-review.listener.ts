import { PaymentHeldForReview } from '../../../../payments/payments.events';
import { Listener } from '../../../../shared/domain-event';
import type { HoldOrderForReview } from '../../application/hold-order-for-review';

/** For a review that begins after the request for the capture has ended. */
export class PaymentHeldForReviewListener extends Listener<PaymentHeldForReview> {
  readonly event = PaymentHeldForReview;
  readonly name = 'ordering:hold-order-for-review';

  constructor(private readonly holdOrderForReview: HoldOrderForReview) {
    super();
  }

  on({ orderId }: PaymentHeldForReview): Promise<void> {
    return this.holdOrderForReview.execute({ orderId });
  }
}
