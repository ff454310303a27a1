import { shopCurrency } from '../../../shared/currency/shop-currency';
import { writtenCents } from '../../../shared/currency/written-amount';
import type { Jobs } from '../../../shared/jobs';
import { Money } from '../../../shared/money';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import type { ProviderCheck } from '../../payment-reconciliation';
import type { CaptureOutcome } from '../../gateway/domain/capture-outcome';
import type { BackgroundPaymentGateway } from '../../gateway/application/ports';
import { compareRefunds } from '../../refunds/application/refund-jobs';
import type { RefundsAtProvider } from '../../gateway/domain/refund-outcome';

/** A payment that was paid, and may have been refunded since. */
export interface PaidPayment {
  id: string;
  orderId: string;
  gatewayOrderId: string;
  captureId: string;
  amountCents: number;
  status: 'paid' | 'refunding' | 'refunded';
  /** It changed in the last days, so that the provider still knows it. */
  isRecent: boolean;
  /** The provider has given refunds of this sum. */
  givenCents: number;
  /** The same, with those that it has accepted. */
  acceptedCents: number;
  /** The same, with those whose outcome is open. */
  goingCents: number;
}

/** Asks the provider whether it has the money of our payments. What it did without the shop is then recorded. */
export class CompareWithProvider {
  constructor(
    private readonly gateway: BackgroundPaymentGateway,
    private readonly jobs: Jobs,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async execute(payments: PaidPayment[]): Promise<ProviderCheck[]> {
    const checks = [];
    for (const payment of payments) checks.push(await this.compare(payment));
    return checks;
  }

  private async compare(payment: PaidPayment): Promise<ProviderCheck> {
    const subject = { paymentId: payment.id, orderId: payment.orderId };
    try {
      const problem = await this.problemOf(payment);
      if (
        typeof problem === 'string' ||
        payment.status === 'refunding' ||
        payment.goingCents > payment.givenCents
      )
        await this.lookAgain(payment.id);
      return { ...subject, problem };
    } catch {
      // The provider is away: that is no difference.
      return { ...subject, problem: undefined };
    }
  }

  private lookAgain(paymentId: string): Promise<void> {
    return this.unitOfWork.run(() => this.jobs.schedule(compareRefunds, { paymentId }, 0));
  }

  private async problemOf(payment: PaidPayment): Promise<ProviderCheck['problem']> {
    if (payment.status === 'paid' && payment.goingCents === 0)
      return problemOfWhole(payment, await this.gateway.findOutcome(payment.gatewayOrderId));
    return problemOfRefunds(payment, await this.gateway.findRefunds(payment.gatewayOrderId));
  }
}

function problemOfWhole(payment: PaidPayment, outcome: CaptureOutcome): ProviderCheck['problem'] {
  if (outcome.kind === 'unknown' && !payment.isRecent) return undefined;
  if (outcome.kind !== 'completed') return `is paid here, and ${outcome.kind} at the provider`;
  if (outcome.captureId !== payment.captureId) return 'has another capture at the provider';
  const isSame =
    outcome.amount.equals(Money.ofCents(payment.amountCents)) && outcome.currency === shopCurrency().code;
  return isSame
    ? null
    : `is ${writtenCents(payment.amountCents)} here, and ${outcome.amount.toString()} ${outcome.currency} at the provider`;
}

/** A refund that is under way may have happened at the provider or not. */
function problemOfRefunds(payment: PaidPayment, { isAll, refunds }: RefundsAtProvider): string | null {
  if (payment.status === 'refunded')
    return isAll ? null : 'is refunded here, and the provider still has the money';
  const accepted = refunds
    .filter(({ kind }) => kind !== 'refused')
    .reduce((cents, { amount }) => cents + amount.cents, 0);
  if (accepted >= payment.acceptedCents && accepted <= payment.goingCents) return null;
  return `is refunded by ${writtenCents(payment.acceptedCents)} here, and by ${writtenCents(accepted)} at the provider`;
}
