import { Money } from '../../../shared/money';
import type { ProviderCheck } from '../../payment-reconciliation';
import type { CaptureOutcome } from '../../gateway/domain/capture-outcome';
import type { BackgroundPaymentGateway } from '../../gateway/application/ports';

/** A payment that was paid, and may have been refunded since. */
export interface PaidPayment {
  id: string;
  orderId: string;
  gatewayOrderId: string;
  captureId: string;
  amountCents: number;
  status: 'paid' | 'refunded';
  /** The shop asked for partial refunds of this sum; the provider has confirmed the next. */
  partlyRefundedCents: number;
  confirmedRefundsCents: number;
}

/** Asks the provider whether it has the money of our payments. */
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
      // The provider is away: that is no difference.
      return { ...subject, problem: undefined };
    }
  }
}

function problemOf(payment: PaidPayment, outcome: CaptureOutcome): string | null {
  if (payment.status === 'refunded') {
    return hasMoney(outcome) ? 'is refunded here, and the provider still has the money' : null;
  }
  if (payment.partlyRefundedCents > 0) return problemOfPart(payment, outcome);
  if (outcome.kind !== 'completed') return `is paid here, and ${outcome.kind} at the provider`;
  if (outcome.captureId !== payment.captureId) return 'has another capture at the provider';
  const isSame = outcome.amount.equals(Money.ofCents(payment.amountCents)) && outcome.currency === 'USD';
  return isSame
    ? null
    : `is $${Money.ofCents(payment.amountCents).toString()} here, and ${outcome.amount.toString()} ${outcome.currency} at the provider`;
}

const hasMoney = ({ kind }: CaptureOutcome): boolean => kind === 'completed' || kind === 'refunded-in-part';

/** A refund that is under way may have happened at the provider or not. */
function problemOfPart(payment: PaidPayment, outcome: CaptureOutcome): string | null {
  const refunded = outcome.kind === 'refunded-in-part' ? outcome.refunded.cents : 0;
  const isSame = refunded >= payment.confirmedRefundsCents && refunded <= payment.partlyRefundedCents;
  if (hasMoney(outcome) && isSame) return null;
  const [here, there] = [payment.confirmedRefundsCents, refunded].map((cents) =>
    Money.ofCents(cents).toString(),
  );
  return `is refunded by $${here} here, and ${outcome.kind} by $${there} at the provider`;
}
