import type { Clock } from '../../shared/clock';
import { NoSuchPayment } from '../domain/payment.errors';
import type { PaymentRepository } from './ports';

export class AbandonPayment {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly clock: Clock,
  ) {}

  /** @returns false when it goes on, because its money has moved or may be moving */
  async execute({ paymentId }: { paymentId: string }): Promise<boolean> {
    const payment = await this.payments.findForChange(paymentId);
    if (!payment) throw new NoSuchPayment();
    const abandoned = payment.abandon(this.clock.now());
    await this.payments.save(payment);
    return abandoned;
  }
}
