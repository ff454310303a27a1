import { AggregateRoot } from '../../../shared/events/aggregate-root';
import { Money } from '../../../shared/money';
import { PiecesRefunded, RefundCompleted, RefundOnItsWay } from '../../ordering.events';
import type { Pieces } from '../../orders/domain/order-line';

/** An admin may choose these for a refund from the order. */
export const chosenReasons = ['returned', 'damaged', 'late', 'goodwill', 'other'] as const;
export type ChosenReason = (typeof chosenReasons)[number];

/**
 * - `cancelled`: its pieces are not sent any more
 * - `lost`: its pieces got lost with their parcel
 * - `rejected`: nothing of the order is delivered
 * - `sold-out`: the money came late, and the goods were gone
 */
export const refundReasons = [...chosenReasons, 'cancelled', 'lost', 'rejected', 'sold-out'] as const;
export type RefundReason = (typeof refundReasons)[number];

/**
 * - `intended`: the provider is to be asked, or has not answered yet
 * - `pending`: the provider has accepted it, and the money is on its way
 * - `given`: the shopper has the money
 * - `refused`: the provider will not give it
 */
export const refundStates = ['intended', 'pending', 'given', 'refused'] as const;
export type RefundState = (typeof refundStates)[number];

/** A refund is made of these amounts. */
export interface RefundParts {
  /** The worth of its pieces. */
  pieces: Money;
  delivery: Money;
  /** An amount that an admin chose freely, or that nothing else accounts for. */
  other: Money;
  /** This part was kept for a dearer delivery or as the fee of a return, or went back before as an amount that an admin chose. */
  deducted: Money;
}

export const sumOfParts = ({ pieces, delivery, other, deducted }: RefundParts): Money =>
  pieces.plus(delivery).plus(other).minus(deducted);

export interface RefundDetails {
  /** Given by its client; the payment calls it the same, and so does a cancellation of its pieces. */
  id: string;
  orderId: string;
  reason: RefundReason;
  /** Their worth goes back. */
  pieces: readonly Pieces[];
  /** These of its pieces came back and are on sale again. */
  restocked: readonly Pieces[];
  parts: RefundParts;
  /** Nothing of the payment is left after it. */
  isRest: boolean;
  intendedAt: Date;
}

export interface RefundRecord extends RefundDetails {
  state: RefundState;
  /** The provider's word for its refusal; null unless it refused. */
  refusal: string | null;
  /** When it came to this state. */
  stateAt: Date;
}

/** Other money of an order. */
interface OthersMoney {
  /** So much was paid. */
  total: Money;
  /** Parts of it went back before. */
  refundedBefore: Money;
}

/** Money of an order that goes back, with what it is for. What it is for stays the same unless another refund overtakes it; its state is the provider's. */
export class Refund extends AggregateRoot {
  private constructor(private readonly own: RefundRecord) {
    super();
  }

  static intend(details: RefundDetails): Refund {
    const isNothing = sumOfParts(details.parts).isZero;
    const state = isNothing ? 'given' : 'intended';
    return new Refund({ ...details, state, refusal: null, stateAt: details.intendedAt });
  }

  static restore(state: RefundRecord): Refund {
    return new Refund({ ...state });
  }

  get state(): Readonly<RefundRecord> {
    return this.own;
  }

  get id(): string {
    return this.own.id;
  }

  get amount(): Money {
    return sumOfParts(this.own.parts);
  }

  /** Zero where it is the rest of the payment, which goes back as a whole. */
  get partOfPayment(): Money {
    return this.own.isRest ? Money.zero : this.amount;
  }

  /** It went back, or may still. */
  get counts(): boolean {
    return this.own.state !== 'refused';
  }

  /** Whether asking for this again would only repeat it. */
  isOf({ orderId, pieces, reason }: Pick<RefundDetails, 'orderId' | 'pieces' | 'reason'>): boolean {
    const hasAll = pieces.every((piece) => this.has(piece));
    const isSame = orderId === this.own.orderId && reason === this.own.reason;
    return isSame && pieces.length === this.own.pieces.length && hasAll;
  }

  /** The provider refunded a part of the rest without the shop, and so gives less for this. */
  reduceTo(amount: Money): void {
    if (!amount.isLessThan(this.amount)) return;
    const { parts } = this.own;
    const deducted = parts.deducted.plus(this.amount.minus(amount));
    Object.assign(this.own, { parts: { ...parts, deducted } });
  }

  /** Its refusal may be known before: events of the payment come in any order. */
  recordPending(now: Date): void {
    if (this.own.state !== 'intended') return;
    this.changeTo('pending', null, now);
    this.announce(new RefundOnItsWay(this.own.orderId, this.own.id));
  }

  /** Its cancellation tells of a part, and the order of its last money. The rest is told of here while a part of the order's money is still to go back. */
  recordGiven({ total, refundedBefore }: OthersMoney, now: Date): void {
    if (this.own.state === 'given') return;
    this.changeTo('given', null, now);
    const { id, orderId, isRest } = this.own;
    this.announce(new RefundCompleted(orderId, id, now.toISOString()));
    const sum = refundedBefore.plus(this.amount);
    if (isRest && sum.isLessThan(total))
      this.announce(new PiecesRefunded(orderId, id, now.toISOString(), sum.cents));
  }

  /** The money went back for pieces or a delivery whose worth had gone back before: it is for nothing of the order. */
  becomeOther(): void {
    const other = this.amount;
    const parts = { pieces: Money.zero, delivery: Money.zero, other, deducted: Money.zero };
    Object.assign(this.own, { pieces: [], parts });
  }

  /** A refund that was pending may still fail, days later. */
  recordRefused(refusal: string, now: Date): void {
    if (this.own.state !== 'given') this.changeTo('refused', refusal, now);
  }

  /** The provider is to be asked once more, after it refused. */
  askAgain(now: Date): void {
    if (this.own.state === 'refused') this.changeTo('intended', null, now);
  }

  private has({ variantId, quantity }: Pieces): boolean {
    return this.own.pieces.some((own) => own.variantId === variantId && own.quantity === quantity);
  }

  private changeTo(state: RefundState, refusal: string | null, stateAt: Date): void {
    Object.assign(this.own, { state, refusal, stateAt });
  }
}
