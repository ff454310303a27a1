import type { Histogram } from 'prom-client';
import {
  type PartToRefund,
  PaymentGateway,
  type PaymentRequest,
  type RefundsAtProvider,
} from '../../application/ports';
import type { CaptureOutcome } from '../../domain/capture-outcome';
import { GatewayTimedOut } from '../../domain/gateway.errors';

/** Measures each call to the provider, by what came of it. */
export class MeasuredPaymentGateway extends PaymentGateway {
  constructor(
    private readonly gateway: PaymentGateway,
    private readonly seconds: Histogram<'call' | 'outcome'>,
  ) {
    super();
  }

  open(request: PaymentRequest): Promise<{ gatewayOrderId: string; approvalUrl: string }> {
    return this.measured('open', this.gateway.open(request), () => 'opened');
  }

  isApproved(gatewayOrderId: string): Promise<boolean> {
    return this.measured('is-approved', this.gateway.isApproved(gatewayOrderId), (isApproved) =>
      isApproved ? 'approved' : 'not-approved',
    );
  }

  capture(gatewayOrderId: string, idempotencyKey: string): Promise<CaptureOutcome> {
    return this.measured('capture', this.gateway.capture(gatewayOrderId, idempotencyKey), ({ kind }) => kind);
  }

  findOutcome(gatewayOrderId: string): Promise<CaptureOutcome> {
    return this.measured('find-outcome', this.gateway.findOutcome(gatewayOrderId), ({ kind }) => kind);
  }

  refund(captureId: string, idempotencyKey: string): Promise<{ refundId: string }> {
    return this.measured('refund', this.gateway.refund(captureId, idempotencyKey), () => 'refunded');
  }

  refundPart(part: PartToRefund, idempotencyKey: string): Promise<{ refundId: string }> {
    return this.measured('refund-part', this.gateway.refundPart(part, idempotencyKey), () => 'refunded');
  }

  findRefunds(gatewayOrderId: string): Promise<RefundsAtProvider> {
    return this.measured('find-refunds', this.gateway.findRefunds(gatewayOrderId), ({ refunds }) =>
      refunds.length > 0 ? 'refunded' : 'not-refunded',
    );
  }

  private async measured<Result>(
    call: string,
    pending: Promise<Result>,
    outcomeOf: (result: Result) => string,
  ): Promise<Result> {
    const end = this.seconds.startTimer({ call });
    try {
      const result = await pending;
      end({ outcome: outcomeOf(result) });
      return result;
    } catch (error) {
      end({ outcome: error instanceof GatewayTimedOut ? 'timed-out' : 'failed' });
      throw error;
    }
  }
}
