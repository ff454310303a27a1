import type { Clock } from '../../shared/clock';
import type { CaptureOutcome, Payment } from '../domain/payment';
import { NoSuchPayment } from '../domain/payment.errors';
import type { PaymentResult } from '../payments.facade';
import type { PaymentGateway, PaymentRepository } from './ports';

/** Asks the provider for the money of a payment whose capture has begun. Any number of repeats takes it once. */
export class CapturePayment {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly gateway: PaymentGateway,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns records the outcome, inside the caller's transaction
   * @throws GatewayFailed, GatewayTimedOut: the payment then goes on waiting for its outcome
   */
  async execute({ paymentId }: { paymentId: string }): Promise<() => Promise<PaymentResult>> {
    const payment = await this.payments.find(paymentId);
    if (!payment) throw new NoSuchPayment();
    const outcome = await this.ask(payment);
    return () => this.record(paymentId, outcome);
  }

  /** Money that is already here is not asked for again. */
  private async ask(payment: Payment): Promise<CaptureOutcome | undefined> {
    const { gatewayOrderId } = payment.snapshot;
    if (!payment.isWaitingForOutcome || gatewayOrderId === null) return undefined;
    return this.gateway.capture(gatewayOrderId, payment.captureKey);
  }

  private async record(paymentId: string, outcome: CaptureOutcome | undefined): Promise<PaymentResult> {
    const payment = await this.payments.findForChange(paymentId);
    if (!payment) throw new NoSuchPayment();
    if (outcome) payment.recordCapture(outcome, this.clock.now());
    await this.payments.save(payment);
    return resultOf(payment, outcome);
  }
}

function resultOf(payment: Payment, outcome: CaptureOutcome | undefined): PaymentResult {
  const { status, gatewayOrderId, payerId } = payment.snapshot;
  if (status === 'paid' || status === 'refunding') {
    return { kind: 'paid', gatewayOrderId: gatewayOrderId ?? '', payerId: payerId ?? '' };
  }
  if (status === 'refunded' || status === 'in-review') return { kind: status };
  return { kind: outcome?.kind === 'declined' ? 'declined' : 'not-approved' };
}
