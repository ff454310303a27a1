import { AggregateRoot } from '../../shared/aggregate-root';
import { newId } from '../../shared/ids';
import { Money } from '../../shared/money';
import { OrderConfirmed } from '../ordering.events';
import { OrderIsClosed, OrderTooLarge, OrderWasRefunded } from './order.errors';
import { type OrderLine, totalOf } from './order-line';

/** What an admin may choose, at any time. `confirmed` comes from payment alone. */
export const chosenStatuses = ['pending', 'inProcess', 'inShipping', 'delivered', 'rejected'] as const;
export type ChosenStatus = (typeof chosenStatuses)[number];
export const orderStatuses = [...chosenStatuses, 'confirmed'] as const;
export type OrderStatus = (typeof orderStatuses)[number];
export const paymentStatuses = ['pending', 'paid', 'failed', 'refunded'] as const;
export type OrderPaymentStatus = (typeof paymentStatuses)[number];

export interface DeliveryAddress {
  addressId: string;
  address: string;
  city: string;
  pincode: string;
  phone: string;
  notes: string;
}

export interface OrderChange {
  id: string;
  status: OrderStatus;
  at: Date;
}

export interface OrderState {
  id: string;
  shopperId: string;
  shopperName: string;
  address: DeliveryAddress;
  lines: OrderLine[];
  total: Money;
  status: OrderStatus;
  paymentStatus: OrderPaymentStatus;
  paymentId: string;
  gatewayOrderId: string | null;
  payerId: string | null;
  /** Until when stock is held for an unpaid order; null when none is. */
  reservedUntil: Date | null;
  idempotencyKey: string | null;
  placedAt: Date;
  updatedAt: Date;
}

/** What the provider calls the payment and who made it. */
export interface Receipt {
  gatewayOrderId: string;
  payerId: string;
}

type Placed = Pick<
  OrderState,
  'shopperId' | 'shopperName' | 'address' | 'lines' | 'idempotencyKey' | 'reservedUntil'
>;

const largestTotal = Money.ofDollars(10_000_000);

/** A snapshot of what was bought, where it goes and what became of it. */
export class Order extends AggregateRoot {
  private constructor(
    private readonly state: OrderState,
    private readonly changes: OrderChange[] = [],
  ) {
    super();
  }

  /** @throws OrderTooLarge */
  static place(placed: Placed & { id: string; paymentId: string }, now: Date): Order {
    const total = totalOf(placed.lines);
    if (largestTotal.isLessThan(total)) throw new OrderTooLarge();
    const order = new Order({
      ...placed,
      total,
      status: 'pending',
      paymentStatus: 'pending',
      gatewayOrderId: null,
      payerId: null,
      placedAt: now,
      updatedAt: now,
    });
    order.recordChange(now);
    return order;
  }

  static restore(state: OrderState): Order {
    return new Order({ ...state });
  }

  /** Stock is held for it and the shopper can still pay. */
  get isOpen(): boolean {
    return this.state.paymentStatus === 'pending' && this.state.status !== 'rejected';
  }

  get isPaid(): boolean {
    return this.state.paymentStatus === 'paid' || this.state.paymentStatus === 'refunded';
  }

  /** The time to pay ran out and its stock went back. */
  get hasExpired(): boolean {
    return this.state.paymentStatus === 'failed' && !this.isRejected;
  }

  get isRejected(): boolean {
    return this.state.status === 'rejected';
  }

  /** Whether ordering these lines to this address again would only repeat this order. */
  isSameAs(lines: OrderLine[], address: DeliveryAddress): boolean {
    return (
      addressKey(address) === addressKey(this.state.address) &&
      lines.length === this.state.lines.length &&
      lines.every((line) => this.state.lines.some((own) => isSameLine(own, line)))
    );
  }

  /** It can't be paid any more under the key it was placed with: the key is free for a new order. */
  freeKey(): void {
    this.state.idempotencyKey = null;
  }

  /** The time to pay is over: its stock is free again, but a buyer who approves late may still get it. */
  expire(now: Date): void {
    this.state.paymentStatus = 'failed';
    this.release(now);
  }

  /** Nothing will come of it: another order took its place, or the provider did not open its payment. */
  cancel(now: Date): void {
    this.state.paymentStatus = 'failed';
    this.state.idempotencyKey = null;
    this.release(now);
    this.changeTo('rejected', now);
  }

  /** @throws OrderIsClosed when nobody may pay for it any more */
  assertPayable(): void {
    if (this.isRejected) throw new OrderIsClosed();
  }

  /** The buyer has come back after all, and stock is held again. */
  resume(reservedUntil: Date, now: Date): void {
    Object.assign(this.state, { paymentStatus: 'pending', reservedUntil, updatedAt: now });
  }

  /** The money is here. @returns false when it already was, so that nothing else may happen twice */
  confirm({ gatewayOrderId, payerId }: Receipt, now: Date): boolean {
    if (this.isPaid) return false;
    Object.assign(this.state, { paymentStatus: 'paid', gatewayOrderId, payerId });
    this.release(now);
    if (!this.isRejected) {
      this.changeTo('confirmed', now);
      this.announce(new OrderConfirmed(this.state.id, this.state.shopperId));
    }
    return true;
  }

  /** @throws OrderWasRefunded for any other status of an order whose money went back */
  changeStatus(status: ChosenStatus, now: Date): void {
    if (this.isRefunded && status !== 'rejected') throw new OrderWasRefunded();
    if (status === this.state.status) return;
    this.changeTo(status, now);
    if (status !== 'rejected') return;
    if (this.state.paymentStatus === 'pending') this.state.paymentStatus = 'failed';
    this.release(now);
  }

  refunded(now: Date): void {
    Object.assign(this.state, { paymentStatus: 'refunded', updatedAt: now });
  }

  get snapshot(): Readonly<OrderState> {
    return this.state;
  }

  /** Hands over what happened to its status since it was loaded, once: for its history. */
  releaseChanges(): OrderChange[] {
    return this.changes.splice(0);
  }

  /** The money went back, or is on its way: a paid order is rejected only together with a refund. */
  private get isRefunded(): boolean {
    return this.isPaid && this.isRejected;
  }

  private release(now: Date): void {
    Object.assign(this.state, { reservedUntil: null, updatedAt: now });
  }

  private changeTo(status: OrderStatus, now: Date): void {
    Object.assign(this.state, { status, updatedAt: now });
    this.recordChange(now);
  }

  private recordChange(at: Date): void {
    this.changes.push({ id: newId(), status: this.state.status, at });
  }
}

const addressKey = ({ addressId, address, city, pincode, phone, notes }: DeliveryAddress): string =>
  JSON.stringify([addressId, address, city, pincode, phone, notes]);

const isSameLine = (one: OrderLine, other: OrderLine): boolean =>
  one.variantId === other.variantId &&
  one.quantity === other.quantity &&
  one.unitPrice.equals(other.unitPrice);
