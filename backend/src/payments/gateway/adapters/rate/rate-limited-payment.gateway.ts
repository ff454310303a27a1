import { type MoneyToGiveBack, PaymentGateway, type PaymentRequest } from '../../application/ports';
import type { CaptureOutcome } from '../../domain/capture-outcome';
import type { CallRate } from './call-rate';
import type { RefundOutcome, RefundsAtProvider } from '../../domain/refund-outcome';

/** Calls the provider at the rate that is shared with all others. */
export class RateLimitedPaymentGateway extends PaymentGateway {
  /** @param priority of its calls among those that wait; the highest first */
  constructor(
    private readonly gateway: PaymentGateway,
    private readonly rate: CallRate,
    private readonly priority: number,
  ) {
    super();
  }

  open(request: PaymentRequest): Promise<{ gatewayOrderId: string; approvalUrl: string }> {
    return this.rate.run(() => this.gateway.open(request), this.priority);
  }

  isApproved(gatewayOrderId: string): Promise<boolean> {
    return this.rate.run(() => this.gateway.isApproved(gatewayOrderId), this.priority);
  }

  capture(gatewayOrderId: string, idempotencyKey: string): Promise<CaptureOutcome> {
    return this.rate.run(() => this.gateway.capture(gatewayOrderId, idempotencyKey), this.priority);
  }

  findOutcome(gatewayOrderId: string): Promise<CaptureOutcome> {
    return this.rate.run(() => this.gateway.findOutcome(gatewayOrderId), this.priority);
  }

  refund(money: MoneyToGiveBack, idempotencyKey: string): Promise<RefundOutcome> {
    return this.rate.run(() => this.gateway.refund(money, idempotencyKey), this.priority);
  }

  findRefunds(gatewayOrderId: string): Promise<RefundsAtProvider> {
    return this.rate.run(() => this.gateway.findRefunds(gatewayOrderId), this.priority);
  }
}
