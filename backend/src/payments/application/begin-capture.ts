import type { Clock } from '../../shared/clock';
import type { Jobs } from '../../shared/jobs';
import { NoSuchPayment } from '../domain/payment.errors';
import type { PaymentRepository } from './ports';
import { askAgainAfterMs, reconcilePayment } from './reconcile-payment';

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
    payment.beginCapture(reference, this.clock.now());
    await this.payments.save(payment);
    if (payment.isWaitingForOutcome) {
      await this.jobs.schedule(reconcilePayment, { paymentId }, askAgainAfterMs);
    }
  }
}
