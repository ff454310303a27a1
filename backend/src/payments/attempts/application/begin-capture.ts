import type { Clock } from '../../../shared/clock';
import type { Jobs } from '../../../shared/jobs';
import type { Payment } from '../../records/domain/payment';
import type { PaymentRepository } from '../../records/application/ports';
import { scheduleReconciliation } from '../../records/application/payment-jobs';

interface BeginCaptureInput {
  payment: Payment;
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
  async execute({ payment, reference }: BeginCaptureInput): Promise<void> {
    const now = this.clock.now();
    // A repeat, from another tab, writes nothing.
    if (!payment.beginCapture(reference, now)) return;
    await this.payments.save(payment);
    await scheduleReconciliation(this.jobs, payment, now);
  }
}
