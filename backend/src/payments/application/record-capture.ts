import type { Clock } from '../../shared/clock';
import type { Jobs } from '../../shared/jobs';
import type { Payment } from '../domain/payment';
import { NoSuchPayment } from '../domain/payment.errors';
import type { CaptureAnswer, PaymentResult } from '../payments.facade';
import type { PaymentRepository } from './ports';
import { scheduleReconciliation } from './reconciliation';
import { refundPayment } from './refund-payment';

interface RecordCaptureInput {
  paymentId: string;
  answer: CaptureAnswer;
}

/** Records what the provider answered, inside the caller's transaction. */
export class RecordCapture {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  async execute({ paymentId, answer }: RecordCaptureInput): Promise<PaymentResult> {
    const payment = await this.payments.findForChange(paymentId);
    if (!payment) throw new NoSuchPayment();
    const now = this.clock.now();
    if (answer) payment.recordCapture(answer, now);
    await this.payments.save(payment);
    await scheduleReconciliation(this.jobs, payment, now);
    if (answer && payment.isGoingBack) await this.jobs.schedule(refundPayment, { paymentId }, 0);
    return resultOf(payment, answer);
  }
}

function resultOf(payment: Payment, answer: CaptureAnswer): PaymentResult {
  const { status, gatewayOrderId, payerId } = payment.state;
  if (status === 'paid') {
    return { kind: 'paid', gatewayOrderId: gatewayOrderId ?? '', payerId: payerId ?? '' };
  }
  if (status === 'refunding' || status === 'refunded') return { kind: 'refunded' };
  if (status === 'in-review' || status === 'denied') return { kind: status };
  return { kind: answer?.kind === 'declined' ? 'declined' : 'not-approved' };
}
