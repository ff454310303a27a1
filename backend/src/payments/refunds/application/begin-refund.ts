import type { Clock } from '../../../shared/clock';
import type { Jobs } from '../../../shared/jobs';
import { NoSuchPayment } from '../../records/domain/payment.errors';
import type { PaymentRepository } from '../../records/application/ports';
import { refundPayment } from '../../records/application/payment-jobs';

/** The intent to give the money back; the job that carries it out is repeated until the provider has done it. */
export class BeginRefund {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  async execute({ paymentId }: { paymentId: string }): Promise<void> {
    const payment = await this.payments.findForChange(paymentId);
    if (!payment) throw new NoSuchPayment();
    if (!payment.beginRefund(this.clock.now())) return;
    await this.payments.save(payment);
    await this.jobs.schedule(refundPayment, { paymentId }, 0);
  }
}
