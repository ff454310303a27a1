import type { Clock } from '../../../shared/clock';
import type { Jobs } from '../../../shared/jobs';
import type { Money } from '../../../shared/money';
import { NoSuchPayment } from '../../records/domain/payment.errors';
import type { PartialRefundRepository } from './ports';
import type { PaymentRepository } from '../../records/application/ports';
import { refundPart } from './refund-part';

interface BeginPartialRefundInput {
  /** Repeats with the same id change nothing. */
  refundId: string;
  paymentId: string;
  amount: Money;
}

/** The intent to give a part of the money back; the job that carries it out is repeated until the provider has done it. */
export class BeginPartialRefund {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly refunds: PartialRefundRepository,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  /** @throws NoSuchPayment, RefundTooLarge */
  async execute({ refundId: id, paymentId, amount }: BeginPartialRefundInput): Promise<void> {
    const payment = await this.payments.findForChange(paymentId);
    if (!payment) throw new NoSuchPayment();
    if (await this.refunds.find(id)) return;
    const now = this.clock.now();
    if (!payment.beginPartialRefund(amount, now)) return;
    await this.payments.save(payment);
    const pending = { refundId: null, refundedAt: null, refusedAt: null };
    await this.refunds.add({ id, paymentId, amount, requestedAt: now, ...pending });
    await this.jobs.schedule(refundPart, { refundId: id }, 0);
  }
}
