import type { PaymentGateway, PaymentRepository } from './ports';

/** Asks the provider whether the buyer has agreed to pay. */
export class FindApproval {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly gateway: PaymentGateway,
  ) {}

  /** @throws GatewayFailed, GatewayTimedOut */
  async execute({
    paymentId,
  }: {
    paymentId: string;
  }): Promise<{ isApproved: boolean; wasDeclined: boolean }> {
    const payment = await this.payments.find(paymentId);
    const gatewayOrderId = payment?.state.gatewayOrderId ?? undefined;
    const isApproved = gatewayOrderId !== undefined && (await this.gateway.isApproved(gatewayOrderId));
    return { isApproved, wasDeclined: payment?.wasDeclined ?? false };
  }
}
