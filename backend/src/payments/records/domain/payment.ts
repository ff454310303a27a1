import { AggregateRoot } from '../../../shared/events/aggregate-root';
import { newId } from '../../../shared/ids';
import { Money } from '../../../shared/money';
import {
  PaymentApproved,
  PaymentCaptured,
  PaymentContested,
  PaymentDenied,
  PaymentHeldForReview,
  PaymentPartlyRefunded,
  PaymentPartlyRefundedElsewhere,
  WrongAmountPaid,
  PaymentRefunded,
  RefundWasRefused,
} from '../../payments.events';
import type { CaptureOutcome } from '../../gateway/domain/capture-outcome';
import type { Contest } from '../../gateway/domain/contest';
import { namedBy, type PaymentChange, type PaymentStatus, type PaymentStep } from './payment-change';
import { newPayment, type PaymentState } from './payment-state';
import { GatewayFailed } from '../../gateway/domain/gateway.errors';
import { NoSuchPayment, RefundTooLarge } from './payment.errors';

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
    payment.recordStep('created', now, { amount, currency: 'USD' });
    return payment;
  }

  static restore(state: PaymentState): Payment {
    return new Payment({ ...state });
  }

  /** One more call to the provider is about to try to open it. */
  beginOpening(now: Date): void {
    if (this.isAtProvider) return;
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
    if (gatewayOrderId === null || ![id, gatewayOrderId].includes(reference)) throw new NoSuchPayment();
    const begins = this.isStillToPay || this.isAbandoned;
    if (begins) this.changeTo('capturing', now);
    return begins;
  }

  /** Different after a decline: the provider would repeat its refusal to the same key. */
  get captureKey(): string {
    return `capture-${this.own.id}-${this.own.declines}`;
  }

  get refundKey(): string {
    return `refund-${this.own.id}`;
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

  /** @returns false when there is nothing to give back (any more) */
  beginRefund(now: Date): boolean {
    if (this.own.status !== 'paid') return false;
    this.changeTo('refunding', now);
    return true;
  }

  recordRefund(refundId: string, now: Date): void {
    if (this.isGoingBack) this.endRefunded(refundId, 'refunded', now);
  }

  /** The provider has none of the money any more, whether or not the shop asked for that. */
  recordNothingLeft(refundId: string, now: Date): void {
    if (this.holdsMoney)
      this.endRefunded(refundId, this.isGoingBack ? 'refunded' : 'refunded-elsewhere', now);
  }

  /**
   * The provider gave a part of the money back without the shop.
   * @returns false when, with what is asked for, nothing would stay: that is for the refund of the whole
   */
  recordPartElsewhere({ id, amount }: { id: string; amount: Money }, refundId: string, now: Date): boolean {
    const partlyRefunded = this.own.partlyRefunded.plus(amount);
    if (this.own.status !== 'paid' || !partlyRefunded.isLessThan(this.own.amount)) return false;
    Object.assign(this.own, { partlyRefunded, updatedAt: now });
    const money = { amount, currency: this.own.currency };
    this.recordChange({
      id: newId(),
      step: 'refunded-part-elsewhere',
      reference: refundId,
      ...money,
      at: now,
    });
    this.announce(new PaymentPartlyRefundedElsewhere(this.own.orderId, id, amount.cents));
    return true;
  }

  /**
   * Notes that a part of the money is about to go back.
   * @returns false when all of it goes back already, or none was paid
   * @throws RefundTooLarge when nothing would stay: that is a refund of the whole
   */
  beginPartialRefund(amount: Money, now: Date): boolean {
    if (this.own.status !== 'paid') return false;
    const partlyRefunded = this.own.partlyRefunded.plus(amount);
    if (!partlyRefunded.isLessThan(this.own.amount)) throw new RefundTooLarge();
    Object.assign(this.own, { partlyRefunded, updatedAt: now });
    this.recordStep('refunding-part', now, { amount, currency: this.own.currency });
    return true;
  }

  recordPartialRefund({ id, amount }: { id: string; amount: Money }, refundId: string, now: Date): void {
    const money = { amount, currency: this.own.currency };
    this.recordChange({ id: newId(), step: 'refunded-part', reference: refundId, ...money, at: now });
    this.announce(new PaymentPartlyRefunded(this.own.orderId, id, amount.cents));
  }

  /** The provider will not give this back. @param amount null: the rest @param word what it calls the reason */
  recordRefusal(amount: Money | null, word: string, now: Date): void {
    const currency = amount && this.own.currency;
    this.recordChange({ id: newId(), step: 'refund-refused', reference: word, amount, currency, at: now });
    this.announce(new RefundWasRefused(this.own.orderId));
  }

  /** The provider tells of a dispute or a reversal of money that was paid, once for each. */
  contest(contest: Contest, contestId: string, now: Date): void {
    const wasPaid = this.holdsMoney || this.own.status === 'refunded';
    if (!wasPaid || this.own.contestId === contestId) return;
    Object.assign(this.own, { contestId, updatedAt: now });
    this.recordStep(contest, now);
    this.announce(new PaymentContested(this.own.orderId, contest));
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

  get state(): Readonly<PaymentState> {
    return this.own;
  }

  private endRefunded(refundId: string, step: PaymentStep, now: Date): void {
    this.own.refundId = refundId;
    this.changeTo('refunded', now, step);
    this.announce(new PaymentRefunded(this.own.orderId));
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

  private recordStep(step: PaymentStep, at: Date, money: PaymentMoney = noMoney): void {
    const named = namedBy[step];
    this.recordChange({ id: newId(), step, reference: named ? this.own[named] : null, ...money, at });
  }
}

type PaymentMoney = Pick<PaymentChange, 'amount' | 'currency'>;

const noMoney: PaymentMoney = { amount: null, currency: null };
