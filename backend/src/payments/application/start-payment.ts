import type { Clock } from '../../shared/clock';
import type { Money } from '../../shared/money';
import { Payment } from '../domain/payment';
import type { PaymentRepository } from './ports';

interface StartPaymentInput {
  orderId: string;
  amount: Money;
}

export class StartPayment {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly clock: Clock,
  ) {}

  async execute({ orderId, amount }: StartPaymentInput): Promise<Payment> {
    const payment = Payment.start(orderId, amount, this.clock.now());
    await this.payments.save(payment);
    return payment;
  }
}
