import type { Clock } from '../../../shared/time/clock';
import type { Jobs } from '../../../shared/jobs';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import type { MoneyToGiveBack, PaymentGateway } from '../../gateway/application/ports';
import type { RefundOutcome } from '../../gateway/domain/refund-outcome';
import { nextLookAfter } from '../domain/next-look';
import type { PaymentRefunds } from '../domain/payment-refunds';
import type { Refund } from '../domain/refund';
import type { CompareRefunds } from './compare-refunds';
import { askRefund } from './refund-jobs';
import type { RefundsOfPayments } from './refunds-of-payments';

interface Call {
  paymentId: string;
  refundId: string;
  attempt: number;
  money: MoneyToGiveBack;
  key: string;
}

/** Asks the provider for a refund, or what became of it, until that is known. */
export class AskRefund {
  constructor(
    private readonly refunds: RefundsOfPayments,
    private readonly gateway: PaymentGateway,
    private readonly compareRefunds: CompareRefunds,
    private readonly jobs: Jobs,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws GatewayFailed, GatewayTimedOut: it is to be repeated, and refunds once */
  async execute({ refundId }: { refundId: string }): Promise<void> {
    const refund = await this.refunds.find(refundId);
    if (!refund?.isOpen) return;
    const { paymentId, state } = refund.state;
    // The provider forgets keys, and never a refund.
    if (state !== 'intended') await this.compareRefunds.execute({ paymentId });
    const call = await this.unitOfWork.run(() => this.begin(paymentId, refundId));
    if (call) await this.ask(call);
  }

  /** @returns undefined when there is nothing to ask for */
  private async begin(paymentId: string, refundId: string): Promise<Call | undefined> {
    const refunds = await this.refunds.lock(paymentId);
    const refund = refunds?.find(refundId);
    if (!refunds || !refund) return undefined;
    if (refund.isPending) await this.lookLater(refund);
    if (!refunds.payment.holdsMoney) await this.recordWithWhole(refunds, refund);
    const { captureId } = refunds.payment.state;
    if (!refund.isToBeAsked || !refunds.payment.holdsMoney || captureId === null) return undefined;
    refunds.ask(refund, this.clock.now());
    await this.refunds.save(refunds);
    const { key, amount, state } = refund;
    const money = { captureId, amount, reference: refundId };
    return { paymentId, refundId, attempt: state.attempt, money, key };
  }

  /** A server of 1.0.0 has refunded the whole payment, and this with it. */
  private async recordWithWhole(refunds: PaymentRefunds, refund: Refund): Promise<void> {
    const { status, refundId } = refunds.payment.state;
    if (status !== 'refunded') return;
    refunds.record(refund, { kind: 'given', refundId, word: 'COMPLETED' }, this.clock.now());
    await this.refunds.save(refunds);
  }

  private async ask(call: Call): Promise<void> {
    const outcome = await this.callProvider(call);
    // Most often the money is back already, by hand.
    if (outcome.kind === 'refused') await this.compareRefunds.execute(call);
    await this.change(call, (refunds, refund) => this.record(refunds, refund, outcome, call));
  }

  private async callProvider(call: Call): Promise<RefundOutcome> {
    try {
      return await this.gateway.refund(call.money, call.key);
    } catch (error) {
      await this.change(call, async (refunds, refund) => refunds.loseResponse(refund));
      throw error;
    }
  }

  private async record(
    refunds: PaymentRefunds,
    refund: Refund,
    outcome: RefundOutcome,
    { attempt, refundId }: Call,
  ): Promise<void> {
    const isLate = outcome.kind === 'refused' && (!refund.isToBeAsked || refund.state.attempt !== attempt);
    if (!isLate) refunds.record(refund, outcome, this.clock.now());
    if (refund.isPending) await this.lookLater(refund);
    // It became less, because another refund took a part of the rest.
    if (refund.isToBeAsked) await this.jobs.schedule(askRefund, { refundId }, 0);
  }

  private async lookLater({ id: refundId, state: { pendingSince } }: Refund): Promise<void> {
    const now = this.clock.now();
    const delay = nextLookAfter(pendingSince ?? now, now);
    if (delay !== undefined) await this.jobs.schedule(askRefund, { refundId }, delay);
  }

  private change(
    { paymentId, refundId }: Call,
    work: (refunds: PaymentRefunds, refund: Refund) => Promise<void>,
  ): Promise<void> {
    return this.unitOfWork.run(async () => {
      const refunds = await this.refunds.lock(paymentId);
      const refund = refunds?.find(refundId);
      if (!refunds || !refund) return;
      await work(refunds, refund);
      await this.refunds.save(refunds);
    });
  }
}
