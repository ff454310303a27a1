import type { Clock } from '../../../shared/clock';
import type { Payment } from '../../records/domain/payment';
import { NoSuchPayment } from '../../records/domain/payment.errors';
import type { PaymentRepository } from '../../records/application/ports';

/** Records an attempt to open the payment at the provider. The payment is not abandoned while a response may arrive. */
export class BeginOpening {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly clock: Clock,
  ) {}

  /** @returns undefined when there is nothing to approve, because the provider reviews it */
  async execute({ paymentId }: { paymentId: string }): Promise<Payment | undefined> {
    const payment = await this.payments.findForChange(paymentId);
    if (!payment) throw new NoSuchPayment();
    payment.beginOpening(this.clock.now());
    await this.payments.save(payment);
    return payment.isInReview ? undefined : payment;
  }
}
