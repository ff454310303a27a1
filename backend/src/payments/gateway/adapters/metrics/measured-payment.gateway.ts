import type { Histogram } from 'prom-client';
import { type MoneyToGiveBack, PaymentGateway, type PaymentRequest } from '../../application/ports';
import type { CaptureOutcome } from '../../domain/capture-outcome';
import { GatewayTimedOut } from '../../domain/gateway.errors';
import type { RefundOutcome, RefundsAtProvider } from '../../domain/refund-outcome';

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

  refund(money: MoneyToGiveBack, idempotencyKey: string): Promise<RefundOutcome> {
    return this.measured('refund', this.gateway.refund(money, idempotencyKey), ({ kind }) => kind);
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
