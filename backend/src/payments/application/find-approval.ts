import type { Payment } from '../domain/payment';
import type { Approval } from '../payments.facade';
import type { PaymentGateway, PaymentRepository } from './ports';

/** Asks the provider whether the buyer has agreed to pay. */
export class FindApproval {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly gateway: PaymentGateway,
  ) {}

  /** @throws GatewayFailed, GatewayTimedOut */
  async execute({ paymentId }: { paymentId: string }): Promise<Approval> {
    const payment = await this.payments.find(paymentId);
    if (!payment) return { isApproved: false, isWorthCapturing: false };
    const isApproved = await this.isApproved(payment);
    return { isApproved, isWorthCapturing: isApproved && !payment.wasDeclined && !payment.isInReview };
  }

  /** What is reviewed was approved before; of what was denied the provider would say so, too. */
  private async isApproved({ isInReview, isDenied, state }: Payment): Promise<boolean> {
    if (isInReview || isDenied || state.gatewayOrderId === null) return isInReview;
    return this.gateway.isApproved(state.gatewayOrderId);
  }
}
