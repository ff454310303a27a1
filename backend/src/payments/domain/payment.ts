import { AggregateRoot } from '../../shared/aggregate-root';
import { newId } from '../../shared/ids';
import type { Money } from '../../shared/money';
import { PaymentCaptured, PaymentRefunded } from '../payments.events';
import { GatewayFailed, NoSuchPayment } from './payment.errors';

/** Payment wire facts, "the states behind it". `abandoned`: nobody waits for it any more, unless its buyer returns. */
export type PaymentStatus =
  | 'created'
  | 'awaiting-approval'
  | 'capturing'
  | 'in-review'
  | 'paid'
  | 'refunding'
  | 'refunded'
  | 'abandoned';

export interface PaymentState {
  id: string;
  orderId: string;
  amount: Money;
  currency: 'USD';
  status: PaymentStatus;
  gatewayOrderId: string | null;
  approvalUrl: string | null;
  captureId: string | null;
  payerId: string | null;
  refundId: string | null;
  /** How often the provider refused the buyer's means of payment. */
  declines: number;
  /** How many calls to the provider may still open it. */
  openingAttempts: number;
  createdAt: Date;
  updatedAt: Date;
}

/** What the provider says became of taking the money. Only `completed` is money. */
export type CaptureOutcome =
  | { kind: 'completed'; captureId: string; payerId: string; amount: Money; currency: string }
  | { kind: 'declined' }
  /** Taken, but held back by the provider for review. */
  | { kind: 'in-review'; captureId: string }
  /** The buyer has not agreed yet. */
  | { kind: 'not-approved' }
  /** The provider knows no such payment any more. */
  | { kind: 'unknown' };

/** One order's payment: first the intent, then what the provider made of it. */
export class Payment extends AggregateRoot {
  private constructor(private readonly state: PaymentState) {
    super();
  }

  static start(orderId: string, amount: Money, now: Date): Payment {
    return new Payment({
      id: newId(),
      orderId,
      amount,
      currency: 'USD',
      status: 'created',
      gatewayOrderId: null,
      approvalUrl: null,
      captureId: null,
      payerId: null,
      refundId: null,
      declines: 0,
      openingAttempts: 1,
      createdAt: now,
      updatedAt: now,
    });
  }

  static restore(state: PaymentState): Payment {
    return new Payment({ ...state });
  }

  /** One more call to the provider is about to try to open it. */
  beginOpening(now: Date): void {
    if (this.isOpened) return;
    Object.assign(this.state, { openingAttempts: this.state.openingAttempts + 1, updatedAt: now });
  }

  /** A call that tried to open it came to nothing. */
  failOpening(now: Date): void {
    if (this.isOpened) return;
    const openingAttempts = Math.max(this.state.openingAttempts - 1, 0);
    Object.assign(this.state, { openingAttempts, updatedAt: now });
  }

  /**
   * Remembers where the buyer approves; the first answer of the provider stays.
   * @throws GatewayFailed when it was given up meanwhile, because another attempt at it failed
   */
  awaitApproval(gatewayOrderId: string, approvalUrl: string, now: Date): void {
    if (this.isOpened) return;
    if (this.state.status === 'abandoned') throw new GatewayFailed('given up by another attempt');
    Object.assign(this.state, { gatewayOrderId, approvalUrl });
    this.become('awaiting-approval', now);
  }

  /**
   * Notes that the provider is about to be asked for the money. What is already taken or given back stays so.
   * @throws NoSuchPayment when the provider's id is not this payment's
   */
  beginCapture(gatewayOrderId: string, now: Date): void {
    if (this.state.gatewayOrderId !== gatewayOrderId) throw new NoSuchPayment();
    if (this.isOpen || this.state.status === 'abandoned') this.become('capturing', now);
  }

  /** Different after a decline: the provider would repeat its refusal to the same key. */
  get captureKey(): string {
    return `capture-${this.state.id}-${this.state.declines}`;
  }

  get refundKey(): string {
    return `refund-${this.state.id}`;
  }

  /**
   * Takes down what the provider made of being asked for the money. Only money of exactly this amount and currency
   * counts; any other is left for a person to look at.
   */
  recordCapture(outcome: CaptureOutcome, now: Date): void {
    if (!this.isWaitingForOutcome) return;
    switch (outcome.kind) {
      case 'completed':
        return this.recordMoney(outcome, now);
      case 'in-review':
        this.state.captureId = outcome.captureId;
        return this.become('in-review', now);
      case 'declined':
        this.state.declines += 1;
        return this.become('awaiting-approval', now);
      case 'not-approved':
      case 'unknown':
        return this.become('awaiting-approval', now);
    }
  }

  /** Gives up waiting for the buyer. @returns false when money has moved or may be moving */
  abandon(now: Date): boolean {
    if (this.isOpen) this.become('abandoned', now);
    return this.state.status === 'abandoned';
  }

  /** @returns false when there is nothing to give back (any more) */
  beginRefund(now: Date): boolean {
    if (this.state.status !== 'paid') return false;
    this.become('refunding', now);
    return true;
  }

  recordRefund(refundId: string, now: Date): void {
    if (this.state.status !== 'refunding') return;
    this.state.refundId = refundId;
    this.become('refunded', now);
    this.announce(new PaymentRefunded(this.state.orderId));
  }

  /** The buyer knows where to approve it. */
  get isOpened(): boolean {
    return this.state.gatewayOrderId !== null;
  }

  /** A call to the provider may still open it. */
  get isOpening(): boolean {
    return this.state.openingAttempts > 0;
  }

  get isWaitingForOutcome(): boolean {
    return this.state.status === 'capturing' || this.state.status === 'in-review';
  }

  get snapshot(): Readonly<PaymentState> {
    return this.state;
  }

  private recordMoney(
    { captureId, payerId, amount, currency }: Extract<CaptureOutcome, { kind: 'completed' }>,
    now: Date,
  ): void {
    Object.assign(this.state, { captureId, payerId });
    const isWhatIsOwed = amount.equals(this.state.amount) && currency === this.state.currency;
    this.become(isWhatIsOwed ? 'paid' : 'in-review', now);
    if (!isWhatIsOwed) return;
    this.announce(new PaymentCaptured(this.state.orderId, this.state.gatewayOrderId ?? '', payerId));
  }

  private get isOpen(): boolean {
    return this.state.status === 'created' || this.state.status === 'awaiting-approval';
  }

  private become(status: PaymentStatus, now: Date): void {
    this.state.status = status;
    this.state.updatedAt = now;
  }
}
