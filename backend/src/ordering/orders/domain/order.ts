import { AggregateRoot } from '../../../shared/events/aggregate-root';
import { newId } from '../../../shared/ids';
import { Quote } from '../../../shared/quote';
import { OrderCancelled, OrderConfirmed, OrderRefunded, PaymentMissing } from '../../ordering.events';
import type { CorrectedAddress } from './delivery-address';
import { holdAfter, type HoldReason } from './hold';
import {
  maxTotal,
  OrderAwaitsReturn,
  OrderHasChanged,
  OrderHasEnded,
  OrderHasNoAddress,
  OrderIsClosed,
  OrderIsHeld,
  OrderNotPaid,
  OrderTooLarge,
  OrderWasRefunded,
} from './order.errors';
import type { OrderLine } from './order-line';
import { type ChosenStatus, endOf, isEndOfReturn, type OrderEnd } from './order-stage';
import { orderNumberOf } from './order-number';
import { type NextState, stageAfter } from './next-state';
import { assertClaimable, type OrderChange, type OrderState, type Placed, placedState } from './order-state';
import { isSamePurchase, type Purchase } from './purchase';

/** The provider calls the payment and its payer by these ids; null: nothing was owed. */
export type Receipt = Pick<OrderState, 'gatewayOrderId' | 'payerId'>;

/** An order keeps the goods as they were bought, their destination and their state. */
export class Order extends AggregateRoot<OrderChange> {
  private constructor(private readonly own: OrderState) {
    super();
  }

  /** @throws OrderTooLarge */
  static place(placed: Placed, now: Date): Order {
    if (maxTotal.isLessThan(placed.quote.total)) throw new OrderTooLarge();
    return Order.begin(placedState(placed, 'awaiting-payment', now));
  }

  /** It replaces pieces of another order that come back. */
  static replace(placed: Omit<Placed, 'idempotencyKey' | 'reservedUntil'>, now: Date): Order {
    const given = { ...placed, idempotencyKey: null, reservedUntil: null };
    return Order.begin(placedState(given, 'awaiting-return', now));
  }

  private static begin(state: OrderState): Order {
    const order = new Order(state);
    order.recordStatus(state.placedAt);
    return order;
  }

  static restore(state: OrderState): Order {
    return new Order({ ...state });
  }

  get state(): Readonly<OrderState> {
    return this.own;
  }

  get id(): string {
    return this.own.id;
  }

  /** People call the order by it: `HB-10001`. */
  get number(): string {
    return orderNumberOf(this.own.number);
  }

  get shopperId(): string {
    return this.own.shopperId;
  }

  /** The order of a guest shows in this account, too. @throws OrderNotClaimable when it is an account's, another's claim, or not paid */
  claim(userId: string): void {
    assertClaimable(this.own, userId);
    this.own.claimedBy = userId;
  }

  endClaim(): void {
    this.own.claimedBy = null;
  }

  get lines(): readonly OrderLine[] {
    return this.own.lines;
  }

  /** The quote as it was placed: every amount is stored with its lines. */
  get quote(): Quote<OrderLine> {
    return Quote.restore(this.own.lines);
  }

  get paymentId(): string {
    return this.own.paymentId;
  }

  /** Stock is held for it and the shopper can still pay. */
  get isAwaitingPayment(): boolean {
    return this.own.stage === 'awaiting-payment';
  }

  /** The provider has the buyer's money on hold and has not decided yet whether to give it. */
  get isInReview(): boolean {
    return this.own.stage === 'in-review';
  }

  get hasExpired(): boolean {
    return this.own.stage === 'expired';
  }

  get endedUnpaid(): boolean {
    return this.own.stage === 'expired' || this.own.stage === 'closed';
  }

  /** Its money came, and may have gone back since. */
  get wasPaid(): boolean {
    return this.own.stage === 'paid' || this.own.stage === 'refunded';
  }

  /** It is paid, and its money is not going back. */
  get canBeSent(): boolean {
    return this.own.stage === 'paid' && !this.isRejected;
  }

  /** It replaces pieces of a return, which pay for it: no money ever came for it. */
  get isReplacement(): boolean {
    return this.costsNothing && this.own.paidAt === null;
  }

  private get awaitsReturn(): boolean {
    return this.own.stage === 'awaiting-return';
  }

  /** Nothing was owed for it, so that no money goes back of it. */
  get costsNothing(): boolean {
    return this.own.total.isZero;
  }

  get isRejected(): boolean {
    return this.own.status === 'rejected';
  }

  /** Whether ordering this again would only repeat this order. */
  isSameAs(purchase: Purchase): boolean {
    return isSamePurchase({ ...this.own, quote: this.quote }, purchase);
  }

  mayBeDeliveredBy(methodId: string): boolean {
    return methodId === this.own.delivery.methodId;
  }

  wasPlacedUnder(idempotencyKey: string | undefined): boolean {
    return idempotencyKey !== undefined && idempotencyKey === this.own.idempotencyKey;
  }

  /** It can't be paid any more under the key it was placed with: the key is free for a new order. */
  freeKey(): void {
    this.own.idempotencyKey = null;
  }

  sharesVariantsWith(lines: readonly OrderLine[]): boolean {
    return lines.some(({ variantId }) => this.own.lines.some((own) => own.variantId === variantId));
  }

  /** Ends it as the table of ends says. */
  end(end: OrderEnd, now: Date): void {
    const { leaves, reason: cancelReason } = endOf(end);
    if (leaves === 'rejected' && this.isRejected) return;
    this.moveTo({ cancelReason, ...stageAfter(this.own, leaves) }, now);
    if (leaves === 'closed') this.freeKey();
    if (leaves !== 'expired' && end !== 'refunded-by-provider' && !isEndOfReturn(end))
      this.announce(new OrderCancelled(this.own.id, cancelReason));
  }

  missPayment(): void {
    if (this.isAwaitingPayment) this.announce(new PaymentMissing(this.own.id));
  }

  /** The provider reviews the payment before it gives the money: the stock stays held as long as that takes. */
  awaitReview(now: Date): void {
    if (this.isAwaitingPayment) this.moveTo({ stage: 'in-review' }, now);
  }

  /** @throws OrderNotPaid, OrderWasRefunded, OrderAwaitsReturn */
  assertPaid(): void {
    if (this.awaitsReturn) throw new OrderAwaitsReturn();
    if (this.wasPaid && !this.canBeSent) throw new OrderWasRefunded();
    if (this.own.stage !== 'paid') throw new OrderNotPaid();
  }

  /** @throws OrderNotPaid, OrderWasRefunded, OrderAwaitsReturn, OrderIsHeld */
  assertSendable(): void {
    this.assertPaid();
    if (this.own.hold) throw new OrderIsHeld(this.own.hold.reason);
  }

  /** Nothing of it is sent until an admin releases it. What has arrived or ended is left alone, unless money is owed. */
  hold(reason: HoldReason, now: Date): void {
    const isOpen = this.canBeSent && this.own.status !== 'delivered';
    if (isOpen || (reason === 'refund-refused' && this.own.stage !== 'refunded'))
      Object.assign(this.own, { hold: { reason, since: now }, updatedAt: now });
  }

  isHeldFor(reason: HoldReason): boolean {
    return this.own.hold?.reason === reason;
  }

  release(now: Date): void {
    if (this.own.hold) Object.assign(this.own, { hold: null, updatedAt: now });
  }

  /** @throws OrderIsClosed when nobody may pay for it any more */
  assertPayable(): void {
    if (this.own.stage === 'closed') throw new OrderIsClosed();
  }

  /** The buyer has come back after all, and stock is held again. */
  resume(reservedUntil: Date, now: Date): void {
    this.moveTo({ stage: 'awaiting-payment' }, now);
    this.own.reservedUntil = reservedUntil;
  }

  /**
   * The money is here. A status that an admin chose before stays.
   * @returns false when it already was, so that nothing else may happen twice
   */
  confirm({ gatewayOrderId, payerId }: Receipt, now: Date): boolean {
    if (this.wasPaid) return false;
    const { id, shopperId, total, status } = this.own;
    this.moveTo({ stage: 'paid', status: status === 'pending' ? 'confirmed' : status }, now);
    Object.assign(this.own, { gatewayOrderId, payerId, paidAt: now });
    if (!this.isRejected) this.announce(new OrderConfirmed(id, shopperId, now.toISOString(), total.cents));
    return true;
  }

  /** The pieces that it replaces are here: it can be sent. @param paymentId of the payment of nothing */
  receiveReturn(paymentId: string, now: Date): void {
    if (!this.awaitsReturn) return;
    this.own.paymentId = paymentId;
    this.moveTo({ stage: 'paid', status: 'confirmed' }, now);
  }

  /**
   * Rejecting an unpaid order closes it; choosing anything else for a closed one lets its buyer still pay, as after
   * its expiry.
   * @throws OrderAwaitsReturn, and OrderWasRefunded for any other status of an order whose money went back
   */
  changeStatus(status: ChosenStatus, now: Date): void {
    if (this.costsNothing && !this.wasPaid) throw new OrderAwaitsReturn();
    if (status === 'rejected') return this.end('rejected-by-admin', now);
    if (this.wasPaid && this.isRejected) throw new OrderWasRefunded();
    if (status === this.own.status) return;
    const reopened: NextState =
      this.own.stage === 'closed' ? { stage: 'expired', cancelReason: 'expired' } : {};
    this.moveTo({ status, cancelReason: null, ...reopened }, now);
  }

  /**
   * Its price and its dates stay.
   * @param seen when the order was last changed, as the admin saw it
   * @throws OrderHasEnded, OrderHasChanged, OrderHasNoAddress
   */
  correctAddress(corrected: CorrectedAddress, seen: Date, now: Date): void {
    if (this.endedUnpaid || this.isRejected || this.own.stage === 'refunded') throw new OrderHasEnded();
    if (this.own.updatedAt.getTime() !== seen.getTime()) throw new OrderHasChanged();
    if (!this.own.address) throw new OrderHasNoAddress();
    this.own.address = { ...this.own.address, ...corrected };
    this.own.updatedAt = now;
  }

  recordRefund(now: Date): void {
    if (this.own.stage === 'refunded') return;
    this.moveTo({ stage: 'refunded' }, now);
    this.own.refundedAt = now;
    // No money of it goes back: none came.
    if (this.isReplacement) return;
    this.announce(new OrderRefunded(this.own.id, this.own.paidAt?.toISOString() ?? '', now.toISOString()));
  }

  /** Records a change of stage or status, if there is one. Only an order that awaits its payment has a reservation time. */
  private moveTo(next: NextState, now: Date): void {
    const { stage, status, cancelReason } = { ...this.own, ...next };
    if (stage === this.own.stage && status === this.own.status) return;
    const hasEnded = stage === 'expired' || stage === 'closed' || status === 'rejected';
    Object.assign(this.own, {
      stage,
      status,
      cancelReason: hasEnded ? cancelReason : null,
      hold: hasEnded ? null : holdAfter({ stage, status }, this.own.hold),
      reservedUntil: stage === 'awaiting-payment' ? this.own.reservedUntil : null,
      updatedAt: now,
    });
    this.recordStatus(now);
  }

  private recordStatus(at: Date): void {
    const { status, stage, cancelReason } = this.own;
    this.recordChange({ id: newId(), status, stage, cancelReason, at });
  }
}
