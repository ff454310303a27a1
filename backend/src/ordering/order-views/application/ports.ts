import type { Json } from '../../../shared/json';
import type { Money } from '../../../shared/money';
import type { Day } from '../../../shared/time/shop-days';
import type { BoundedCount, PageMeta, PageRequest } from '../../../shared/page';
import { holdReasons } from '../../orders/domain/hold';
import { paymentStatuses, type OrderStatus } from '../../orders/domain/order-stage';

export interface FoundOrders {
  orders: Json<'Orders'>;
  /** Null on the last page. */
  nextCursor: string | null;
  /** Whether there are orders that were left out because nothing came of them. */
  hasHiddenAttempts: boolean;
}

export interface ShoppersList extends PageRequest {
  /** Leaves out orders that ended before anything was paid. */
  hidesAttempts: boolean;
}

/** The first is the usual one. */
export const orderSorts = ['newest', 'oldest', 'total-hightolow', 'total-lowtohigh'] as const;

export type OrderSort = (typeof orderSorts)[number];

/** `partlyRefunded`: it is paid, and the money of some of its pieces went back. */
export const paymentFilters = [...paymentStatuses, 'partlyRefunded'] as const;

export type PaymentFilter = (typeof paymentFilters)[number];

/** An order is listed if it passes every condition; an empty list is no condition. */
export interface OrderFilter {
  /** In lower case; all must occur in number, customer, e-mail, titles or SKUs. */
  words: string[];
  statuses: OrderStatus[];
  payments: PaymentFilter[];
  placedFrom: Date | undefined;
  /** This moment itself is excluded. */
  placedTo: Date | undefined;
  paidFrom: Date | undefined;
  paidTo: Date | undefined;
  refundedFrom: Date | undefined;
  refundedTo: Date | undefined;
  /** Their money came or went then. */
  moneyFrom: Date | undefined;
  moneyTo: Date | undefined;
  minTotal: Money | undefined;
  maxTotal: Money | undefined;
  productId: string | undefined;
  variantId: string | undefined;
  shopperId: string | undefined;
  ids: string[];
  /** Whether they are on hold, or for what. */
  held: HeldFilter[];
  /** Undefined means that it does not matter whether they are still to be sent. */
  toSend: ToSend | undefined;
}

export const heldFilters = ['yes', 'no', ...holdReasons] as const;

export type HeldFilter = (typeof heldFilters)[number];

/**
 * The steps of shipping.
 * - `all`: paid orders of which something is left to send
 * - `resend`: of these, those with pieces of a parcel that got lost
 * - `unpacked`: of these, those with pieces that are in no parcel yet
 * - `packed`: of these, those whose remaining pieces are all packed
 * - `untracked`: a parcel is on its way to an address without a tracking number
 */
export const shippingSteps = ['all', 'resend', 'unpacked', 'packed', 'untracked'] as const;

export type ToSend = (typeof shippingSteps)[number] | LateOrders;

/** Their last promised day is before `promisedBefore`; where none was promised, they were paid before `paidBefore`. */
export interface LateOrders {
  promisedBefore: Day;
  paidBefore: Date;
}

export interface OrderList extends OrderFilter {
  sort: OrderSort;
}

export interface ListedOrders {
  orders: Json<'Order'>[];
  meta: PageMeta;
}

/** The orders at each step of shipping. */
export interface ShippingCounts {
  unpacked: BoundedCount;
  packed: BoundedCount;
  untracked: BoundedCount;
  late: BoundedCount;
}

/** Counts without walking all orders: it stops at 1,000 of a step, among the oldest 5,000 orders to send. */
export abstract class ShippingFigures {
  abstract counts(late: LateOrders): Promise<ShippingCounts>;
}

/** The read side, as JSON that the database built. */
export abstract class OrderQueries {
  /** The newest order comes first. @throws MalformedCursor */
  abstract ofShopper(shopperId: string, list: ShoppersList): Promise<FoundOrders>;
  /** @throws MalformedCursor */
  abstract page(list: OrderList, page: PageRequest): Promise<ListedOrders>;
  /** Every order of a list, in batches. */
  abstract batches(list: OrderList): AsyncGenerator<Json<'Order'>[]>;
  /** With its history and its staff's notes, whose authors are named as they were kept. */
  abstract details(orderId: string): Promise<Json<'Order'> | undefined>;
  /** With its history, which tells the shopper from the shop. Undefined also for another shopper's order. */
  /** @param name the order's id or number */
  abstract detailsOfShopper(name: string, shopperId: string): Promise<Json<'Order'> | undefined>;
}
