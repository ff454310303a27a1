import type { Clock } from '../../../shared/clock';
import { NoSuchPayment } from '../../records/domain/payment.errors';
import type { PaymentRepository } from '../../records/application/ports';

/** One attempt to open a payment came to nothing. */
export class FailOpening {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly clock: Clock,
  ) {}

  /** @returns whether another attempt has opened it or still may */
  async execute({ paymentId }: { paymentId: string }): Promise<{ canStillOpen: boolean }> {
    const payment = await this.payments.findForChange(paymentId);
    if (!payment) throw new NoSuchPayment();
    payment.failOpening(this.clock.now());
    await this.payments.save(payment);
    return { canStillOpen: payment.isAtProvider || payment.mayStillOpen };
  }
}
