import type { PaymentGateway } from '../../gateway/application/ports';
import type { PaymentRepository } from '../../records/application/ports';

/** Asks the provider whether the buyer has agreed to pay. */
export class FindApproval {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly gateway: PaymentGateway,
  ) {}

  /** @throws GatewayFailed, GatewayTimedOut */
  async execute({ paymentId }: { paymentId: string }): Promise<boolean> {
    const payment = await this.payments.find(paymentId);
    if (!payment) return false;
    const { isInReview, isDenied, state } = payment;
    // What is reviewed was approved before; of what was denied the provider would say so, too.
    if (isInReview || isDenied || state.gatewayOrderId === null) return isInReview;
    return this.gateway.isApproved(state.gatewayOrderId);
  }
}
