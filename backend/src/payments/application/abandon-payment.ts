import type { Clock } from '../../shared/clock';
import { NoSuchPayment } from '../domain/payment.errors';
import type { PaymentRepository } from './ports';

interface AbandonPaymentInput {
  paymentId: string;
  /** Leave a payment be that the buyer can already approve. */
  unlessOpened: boolean;
}

export class AbandonPayment {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly clock: Clock,
  ) {}

  /** @returns false when it goes on: it was left be, or its money has moved or may be moving */
  async execute({ paymentId, unlessOpened }: AbandonPaymentInput): Promise<boolean> {
    const payment = await this.payments.findForChange(paymentId);
    if (!payment) throw new NoSuchPayment();
    if (unlessOpened && payment.isOpened) return false;
    const abandoned = payment.abandon(this.clock.now());
    await this.payments.save(payment);
    return abandoned;
  }
}
