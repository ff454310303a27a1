import type { Clock } from '../../../shared/clock';
import type { Jobs } from '../../../shared/jobs';
import type { Payment } from '../../records/domain/payment';
import { NoSuchPayment } from '../../records/domain/payment.errors';
import type { CaptureResponse, PaymentResult } from '../../payments.facade';
import type { PaymentRepository } from '../../records/application/ports';
import { refundPayment, scheduleReconciliation } from '../../records/application/payment-jobs';

interface RecordCaptureInput {
  paymentId: string;
  response: CaptureResponse;
}

/** Records the provider's response, inside the caller's transaction. */
export class RecordCapture {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  async execute({ paymentId, response }: RecordCaptureInput): Promise<PaymentResult> {
    const payment = await this.payments.findForChange(paymentId);
    if (!payment) throw new NoSuchPayment();
    const now = this.clock.now();
    if (response) payment.recordCapture(response, now);
    await this.payments.save(payment);
    await scheduleReconciliation(this.jobs, payment, now);
    if (response && payment.isGoingBack) await this.jobs.schedule(refundPayment, { paymentId }, 0);
    return resultOf(payment, response);
  }
}

function resultOf(payment: Payment, response: CaptureResponse): PaymentResult {
  const { status, gatewayOrderId, payerId } = payment.state;
  if (status === 'paid') {
    return { kind: 'paid', gatewayOrderId: gatewayOrderId ?? '', payerId: payerId ?? '' };
  }
  if (status === 'refunding' || status === 'refunded') return { kind: 'refunded' };
  if (status === 'in-review' || status === 'denied') return { kind: status };
  return { kind: response?.kind === 'declined' ? 'declined' : 'not-approved' };
}
