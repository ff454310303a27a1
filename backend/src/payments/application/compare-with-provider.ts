import { Money } from '../../shared/money';
import type { ProviderCheck } from '../payment-books';
import type { CaptureOutcome } from '../domain/payment';
import type { BackgroundPaymentGateway } from './ports';

/** A payment that was paid, and may have been refunded since. */
export interface PaidPayment {
  id: string;
  orderId: string;
  gatewayOrderId: string;
  captureId: string;
  amountCents: number;
  status: 'paid' | 'refunded';
}

/** Asks the provider whether it has the money that our books say it has. */
export class CompareWithProvider {
  constructor(private readonly gateway: BackgroundPaymentGateway) {}

  async execute(payments: PaidPayment[]): Promise<ProviderCheck[]> {
    const checks = [];
    for (const payment of payments) checks.push(await this.compare(payment));
    return checks;
  }

  private async compare(payment: PaidPayment): Promise<ProviderCheck> {
    const subject = { paymentId: payment.id, orderId: payment.orderId };
    try {
      const outcome = await this.gateway.findOutcome(payment.gatewayOrderId);
      return { ...subject, problem: problemOf(payment, outcome) };
    } catch {
      // The provider is away: that says nothing about the books.
      return { ...subject, problem: undefined };
    }
  }
}

function problemOf(payment: PaidPayment, outcome: CaptureOutcome): string | null {
  if (payment.status === 'refunded') {
    return outcome.kind === 'completed' ? 'is refunded here, and the provider still has the money' : null;
  }
  if (outcome.kind !== 'completed') return `is paid here, and ${outcome.kind} at the provider`;
  if (outcome.captureId !== payment.captureId) return 'has another capture at the provider';
  const isSame = outcome.amount.equals(Money.ofCents(payment.amountCents)) && outcome.currency === 'USD';
  return isSame
    ? null
    : `is $${Money.ofCents(payment.amountCents).toString()} here, and ${outcome.amount.toString()} ${outcome.currency} at the provider`;
}
