import type { Clock } from '../../../shared/time/clock';
import type { Jobs } from '../../../shared/jobs';
import type { PartOfPayment } from '../../payments.facade';
import { refundPayment } from '../../records/application/payment-jobs';
import type { PaymentRepository } from '../../records/application/ports';
import type { Payment } from '../../records/domain/payment';
import { NoSuchPayment } from '../../records/domain/payment.errors';
import type { PartialRefundRepository } from './ports';
import { refundPart } from './refund-part';

/**
 * The intent to give money back, recorded in the caller's transaction; the job that carries it out is repeated until the provider has
 * done it.
 */
export class RefundRequests {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly refunds: PartialRefundRepository,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  /** Gives the rest of the money back. @throws NoSuchPayment */
  async refund(paymentId: string): Promise<void> {
    const payment = await this.findForChange(paymentId);
    if (!payment.beginRefund(this.clock.now())) return;
    await this.payments.save(payment);
    await this.jobs.schedule(refundPayment, { paymentId }, 0);
  }

  /** Gives a part of the money back; repeats with the same id change nothing. @throws NoSuchPayment, RefundTooLarge */
  async refundPart({ refundId: id, paymentId, amount }: PartOfPayment): Promise<void> {
    const payment = await this.findForChange(paymentId);
    if (await this.refunds.find(id)) return;
    const now = this.clock.now();
    if (!payment.beginPartialRefund(amount, now)) return;
    await this.payments.save(payment);
    const pending = { refundId: null, refundedAt: null, refusedAt: null };
    await this.refunds.add({ id, paymentId, amount, requestedAt: now, ...pending });
    await this.jobs.schedule(refundPart, { refundId: id }, 0);
  }

  private async findForChange(paymentId: string): Promise<Payment> {
    const payment = await this.payments.findForChange(paymentId);
    if (!payment) throw new NoSuchPayment();
    return payment;
  }
}
