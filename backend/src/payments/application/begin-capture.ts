import type { Clock } from '../../shared/clock';
import type { Jobs } from '../../shared/jobs';
import { NoSuchPayment } from '../domain/payment.errors';
import type { PaymentRepository } from './ports';
import { reconcilePayment } from './reconcile-payment';

interface BeginCaptureInput {
  paymentId: string;
  /** Our id of the payment or the provider's. */
  reference: string;
}

/** The intent, kept before the provider is asked: whatever happens then, someone will ask for the outcome. */
export class BeginCapture {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  /** @throws NoSuchPayment when the reference is another's */
  async execute({ paymentId, reference }: BeginCaptureInput): Promise<void> {
    const payment = await this.payments.findForChange(paymentId);
    if (!payment) throw new NoSuchPayment();
    const now = this.clock.now();
    payment.beginCapture(reference, now);
    await this.payments.save(payment);
    const delay = payment.askAgainAfter(now);
    if (delay !== undefined) await this.jobs.schedule(reconcilePayment, { paymentId }, delay);
  }
}
