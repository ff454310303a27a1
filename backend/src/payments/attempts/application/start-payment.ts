import type { Clock } from '../../../shared/clock';
import type { Money } from '../../../shared/money';
import { Payment } from '../../records/domain/payment';
import { TooManyUnfinishedPayments } from '../../records/domain/payment.errors';
import type { PaymentRepository } from '../../records/application/ports';

interface StartPaymentInput {
  orderId: string;
  buyerId: string;
  amount: Money;
}

const anHourMs = 60 * 60_000;

/** Each payment that was opened is checked with the provider for hours: a buyer who finishes none may not go on opening them. */
export class StartPayment {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly unfinishedPerHour: number,
    private readonly clock: Clock,
  ) {}

  /** @throws TooManyUnfinishedPayments */
  async execute(input: StartPaymentInput): Promise<Payment> {
    const now = this.clock.now();
    await this.assertFewUnfinished(input.buyerId, now);
    const payment = Payment.start(input, now);
    await this.payments.add(payment);
    return payment;
  }

  private async assertFewUnfinished(buyerId: string, now: Date): Promise<void> {
    const anHourAgo = new Date(now.getTime() - anHourMs);
    const startedAt = await this.payments.unfinishedSince(anHourAgo, buyerId, this.unfinishedPerHour);
    const oldest = startedAt.at(-1);
    if (!oldest || startedAt.length < this.unfinishedPerHour) return;
    throw new TooManyUnfinishedPayments(Math.ceil((oldest.getTime() + anHourMs - now.getTime()) / 1_000));
  }
}
