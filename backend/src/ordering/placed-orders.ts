import type { Money } from '../shared/money';
import type { Component } from '../shared/quote';
import type { CancelReason } from './orders/domain/order-stage';

export interface PlacedOrder {
  id: string;
  /** The order's number: `HB-10001`. */
  number: string;
  shopperName: string;
  shopperEmail: string;
  placedAt: Date;
  /** Null means that its money never came. */
  paidAt: Date | null;
  /** Until when it can be paid; null when it can't. */
  payableUntil: Date | null;
  /** A cancelled order delivers nothing. */
  isCancelled: boolean;
  /** Why it ended without being paid, or was rejected after it. */
  cancelReason: CancelReason | null;
  delivery: {
    name: string;
    price: Money;
    /** Where and when to pick up; null for a delivery. */
    pickUpText: string | null;
    /** Days in the shop's time zone, `2026-11-24`; null: none are promised. */
    promised: { from: string; to: string } | null;
  };
  /** Discounts are taken off, taxes come on top. */
  components: Pick<Component, 'kind' | 'part' | 'label' | 'amount'>[];
  total: Money;
  /** The last refund of the order's money: the total without the parts that went back, or are going back, alone. */
  rest: Money;
  /** The provider gave it back without the shop: by hand, or because the buyer disputed the payment. */
  isRefundedElsewhere: boolean;
  /** Null means that it is picked up, and its shopper gave none. */
  address: {
    recipient: string;
    address: string;
    city: string;
    region: string;
    pincode: string;
    country: string;
  } | null;
  /** The picture is a path or an address on the web. */
  lines: { name: string; quantity: number; unitPrice: Money; image?: string }[];
}

/** An order as its shopper reads it. */
export abstract class PlacedOrders {
  abstract find(orderId: string): Promise<PlacedOrder | undefined>;
}
