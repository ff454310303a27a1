import { AggregateRoot } from '../../../shared/events/aggregate-root';
import { newId } from '../../../shared/ids';
import type { DomainEvent } from '../../../shared/events/domain-event';
import { Money } from '../../../shared/money';
import {
  PaymentApproved,
  PaymentCaptured,
  PaymentContested,
  PaymentDenied,
  PaymentHeldForReview,
  WrongAmountPaid,
  PaymentRefunded,
} from '../../payments.events';
import type { CaptureOutcome } from '../../gateway/domain/capture-outcome';
import type { Contest } from '../../gateway/domain/contest';
import { namedBy, type PaymentChange, type PaymentStatus, type PaymentStep } from './payment-change';
import { newPayment, type PaymentState } from './payment-state';
import { GatewayFailed } from '../../gateway/domain/gateway.errors';
import { NoSuchPayment } from './payment.errors';

/** One order's payment: first the intent, then the provider's outcome. */
export class Payment extends AggregateRoot<PaymentChange> {
  private constructor(private readonly own: PaymentState) {
    super();
  }

  static start(
    { orderId, buyerId, amount }: Pick<PaymentState, 'orderId' | 'buyerId' | 'amount'>,
    now: Date,
  ): Payment {
    const payment = new Payment(newPayment({ orderId, buyerId, amount }, now));
    const money = { amount, currency: payment.own.currency };
    payment.recordStep('created', now, money);
    if (payment.isNothingOwed) payment.recordStep('paid', now, money);
    return payment;
  }

  static restore(state: PaymentState): Payment {
    return new Payment({ ...state });
  }

  /** One more call to the provider is about to try to open it. */
  beginOpening(now: Date): void {
    if (this.isAtProvider || this.isNothingOwed) return;
    Object.assign(this.own, { openingAttempts: this.own.openingAttempts + 1, updatedAt: now });
  }

  /** A call that tried to open it came to nothing. */
  failOpening(now: Date): void {
    if (this.isAtProvider) return;
    const openingAttempts = Math.max(this.own.openingAttempts - 1, 0);
    Object.assign(this.own, { openingAttempts, updatedAt: now });
  }

  /**
   * Records where the buyer approves; only the provider's first response counts.
   * @throws GatewayFailed when it was abandoned, because another attempt to open it failed
   */
  awaitApproval(gatewayOrderId: string, approvalUrl: string, now: Date): void {
    if (this.isAtProvider) return;
    if (this.isAbandoned) throw new GatewayFailed('given up by another attempt');
    Object.assign(this.own, { gatewayOrderId, approvalUrl });
    this.changeTo('awaiting-approval', now);
  }

  /**
   * Notes that the provider is about to be asked for the money. What is already taken or given back stays so.
   * @param reference what the buyer came back with: our id of the payment, or the provider's
   * @returns false when there is nothing to note: it was asked for already, or is settled
   * @throws NoSuchPayment when it is not this payment's, or its buyer was never sent to the provider
   */
  beginCapture(reference: string, now: Date): boolean {
    const { id, gatewayOrderId } = this.own;
    const mayBePaid = this.isAtProvider || this.isNothingOwed;
    if (!mayBePaid || ![id, gatewayOrderId].includes(reference)) throw new NoSuchPayment();
    const begins = this.isStillToPay || this.isAbandoned;
    if (begins) this.changeTo('capturing', now);
    return begins;
  }

  /** Different after a decline: the provider would repeat its refusal to the same key. */
  get captureKey(): string {
    return `capture-${this.own.id}-${this.own.declines}`;
  }

  /**
   * Records the provider's response to a capture. Only exactly this amount and currency pays the order; any other is refunded.
   */
  recordCapture(outcome: CaptureOutcome, now: Date): void {
    if (!this.isWaitingForOutcome) return;
    switch (outcome.kind) {
      case 'completed':
        return this.recordMoney(outcome, now);
      case 'in-review':
      case 'refunded-in-part':
        return this.holdForReview(outcome.captureId, now);
      case 'declined':
        Object.assign(this.own, { declines: this.own.declines + 1, approvedAt: null });
        return this.changeTo('awaiting-approval', now, outcome.kind);
      case 'denied':
        this.changeTo('denied', now);
        return this.announce(new PaymentDenied(this.own.orderId));
      case 'not-approved':
      case 'unknown':
        // The provider has the money of a payment in review: only its verdict ends that.
        if (this.isInReview) return;
        return this.changeTo('awaiting-approval', now, outcome.kind);
    }
  }

  /** The provider says that its buyer has agreed. Again and again: only taking the money ends it. */
  noteApproval(now: Date): void {
    if (!this.isWaitingForBuyer) return;
    this.announce(new PaymentApproved(this.own.orderId));
    if (this.own.approvedAt) return;
    this.own.approvedAt = now;
    this.recordStep('approved', now);
  }

  /** Gives up waiting for the buyer. @returns false when money has moved or may be moving */
  abandon(now: Date): boolean {
    if (this.isStillToPay) this.changeTo('abandoned', now);
    return this.isAbandoned || this.isDenied;
  }

  /** All of its money is to go back. */
  beginRefund(now: Date): void {
    if (this.own.status === 'paid') this.changeTo('refunding', now);
  }

  /** Notes what happens with a refund of it. @param partlyRefunded the sum of those that leave some of the money with the shop */
  noteRefund(
    step: PaymentStep,
    { amount, reference }: { amount: Money; reference: string | null },
    partlyRefunded: Money,
    now: Date,
  ): void {
    Object.assign(this.own, { partlyRefunded, updatedAt: now });
    this.recordChange({ id: newId(), step, reference, amount, currency: this.own.currency, at: now });
  }

  /** Tells other contexts of a refund. */
  tell(event: DomainEvent): void {
    this.announce(event);
  }

  /** All of its money is back, whether or not the shop asked for that. */
  endRefunded(refundId: string | null, now: Date): void {
    if (!this.holdsMoney) return;
    const isWanted = this.isGoingBack || this.isNothingOwed;
    const step = isWanted ? 'refunded' : 'refunded-elsewhere';
    this.own.refundId = refundId;
    this.changeTo('refunded', now, step);
    this.announce(new PaymentRefunded(this.own.orderId));
  }

  /** The provider tells of a dispute or a reversal of money that was paid, once for each. */
  contest(contest: Contest, contestId: string, now: Date): void {
    const wasPaid = this.holdsMoney || this.own.status === 'refunded';
    if (!wasPaid || this.own.contestId === contestId) return;
    Object.assign(this.own, { contestId, updatedAt: now });
    this.recordStep(contest, now);
    this.announce(new PaymentContested(this.own.orderId, contest));
  }

  /** It is paid from its start, and the provider never hears of it. */
  get isNothingOwed(): boolean {
    return this.own.kind === 'nothing-owed';
  }

  /** The provider knows it, and the buyer where to approve it. */
  get isAtProvider(): boolean {
    return this.own.gatewayOrderId !== null;
  }

  /** A call to the provider may still open it. */
  get mayStillOpen(): boolean {
    return this.own.openingAttempts > 0;
  }

  /** It was paid, and did not go back as a whole yet. */
  get holdsMoney(): boolean {
    return this.own.status === 'paid' || this.isGoingBack;
  }

  /** The provider is to be asked to give the money back. */
  get isGoingBack(): boolean {
    return this.own.status === 'refunding';
  }

  get isWaitingForOutcome(): boolean {
    return this.own.status === 'capturing' || this.isInReview;
  }

  /** The money was asked for, and the provider has not decided yet whether to give it. */
  get isInReview(): boolean {
    return this.own.status === 'in-review';
  }

  get isDenied(): boolean {
    return this.own.status === 'denied';
  }

  /** Nobody waits for it any more, unless its buyer returns. */
  get isAbandoned(): boolean {
    return this.own.status === 'abandoned';
  }

  /** Its buyer was sent to the provider and may still agree, also when nobody waits for it. */
  get isWaitingForBuyer(): boolean {
    return this.isAtProvider && (this.own.status === 'awaiting-approval' || this.isAbandoned);
  }

  /** The provider's money for it, before any refund. */
  get captured(): Money {
    if (!this.holdsMoney && this.own.status !== 'refunded') return Money.zero;
    return this.own.captured ?? this.own.amount;
  }

  get state(): Readonly<PaymentState> {
    return this.own;
  }

  private holdForReview(captureId: string, now: Date): void {
    this.own.captureId = captureId;
    if (!this.isInReview) this.announce(new PaymentHeldForReview(this.own.orderId));
    this.changeTo('in-review', now);
  }

  private recordMoney(
    { captureId, payerId, amount, currency }: Extract<CaptureOutcome, { kind: 'completed' }>,
    now: Date,
  ): void {
    Object.assign(this.own, { captureId, payerId });
    if (amount.equals(this.own.amount) && currency === this.own.currency) {
      this.changeTo('paid', now, 'paid', { amount, currency });
      this.announce(new PaymentCaptured(this.own.orderId, this.own.gatewayOrderId ?? '', payerId));
    } else {
      this.own.captured = amount;
      this.changeTo('refunding', now, 'mispaid', { amount, currency });
      this.announce(new WrongAmountPaid(this.own.orderId));
    }
  }

  private get isStillToPay(): boolean {
    return this.own.status === 'created' || this.own.status === 'awaiting-approval';
  }

  /** @param step what its history calls it; coming to the same status again is no news */
  private changeTo(status: PaymentStatus, now: Date, step: PaymentStep = status, money?: PaymentMoney): void {
    const isNews = status !== this.own.status;
    Object.assign(this.own, { status, updatedAt: now });
    if (isNews) this.recordStep(step, now, money);
  }

  private recordStep(step: PaymentStep, at: Date, money = noMoney, given?: string): void {
    const named = namedBy[step];
    const reference = named ? this.own[named] : (given ?? null);
    this.recordChange({ id: newId(), step, reference, ...money, at });
  }
}

type PaymentMoney = Pick<PaymentChange, 'amount' | 'currency'>;

const noMoney: PaymentMoney = { amount: null, currency: null };
