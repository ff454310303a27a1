import {
  type PartToRefund,
  PaymentGateway,
  type PaymentRequest,
  type RefundsAtProvider,
} from '../../application/ports';
import type { CaptureOutcome } from '../../domain/capture-outcome';
import type { CallRate } from './call-rate';

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

  refund(captureId: string, idempotencyKey: string): Promise<{ refundId: string }> {
    return this.rate.run(() => this.gateway.refund(captureId, idempotencyKey), this.priority);
  }

  refundPart(part: PartToRefund, idempotencyKey: string): Promise<{ refundId: string }> {
    return this.rate.run(() => this.gateway.refundPart(part, idempotencyKey), this.priority);
  }

  findRefunds(gatewayOrderId: string): Promise<RefundsAtProvider> {
    return this.rate.run(() => this.gateway.findRefunds(gatewayOrderId), this.priority);
  }
}
