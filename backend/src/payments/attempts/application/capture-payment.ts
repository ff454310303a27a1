import type { Payment } from '../../records/domain/payment';
import type { CaptureResponse } from '../../payments.facade';
import type { PaymentGateway } from '../../gateway/application/ports';

/**
 * Asks the provider for the money of a payment whose capture has begun. Any number of repeats takes it once. Of money in
 * review only its outcome is asked: to the same key the provider would repeat for hours that it is in review.
 */
export class CapturePayment {
  constructor(private readonly gateway: PaymentGateway) {}

  /**
   * @returns what `RecordCapture` takes down; money that is already here is not asked for again
   * @throws GatewayFailed, GatewayTimedOut: the payment then goes on waiting for its outcome
   */
  async execute({ payment }: { payment: Payment }): Promise<CaptureResponse> {
    const { gatewayOrderId } = payment.state;
    if (!payment.isWaitingForOutcome || gatewayOrderId === null) return undefined;
    if (payment.isInReview) return this.gateway.findOutcome(gatewayOrderId);
    return this.gateway.capture(gatewayOrderId, payment.captureKey);
  }
}
