import type { Clock } from '../../../shared/clock';
import type { Jobs } from '../../../shared/jobs';
import { NoSuchPayment } from '../../records/domain/payment.errors';
import type { PaymentRepository } from '../../records/application/ports';
import { scheduleReconciliation } from '../../records/application/payment-jobs';

export class AbandonPayment {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  /** @returns false when it goes on, because its money has moved or may be moving */
  async execute({ paymentId }: { paymentId: string }): Promise<boolean> {
    const payment = await this.payments.findForChange(paymentId);
    if (!payment) throw new NoSuchPayment();
    const now = this.clock.now();
    const abandoned = payment.abandon(now);
    await this.payments.save(payment);
    if (abandoned) await scheduleReconciliation(this.jobs, payment, now);
    return abandoned;
  }
}
