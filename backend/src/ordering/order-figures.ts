import type { Period } from '../shared/time/period';

/** The sales of a variant, by the lines of paid orders; titled as it was last sold. */
export interface SoldVariant {
  variantId: string;
  productId: string;
  title: string;
  size: string | null;
  colour: string | null;
  units: number;
  /** Paid for the goods, after discounts. */
  cents: number;
}

/** Orders by the time of their payment, refunds by the time of the refund. */
export interface Sales {
  orders: number;
  revenueCents: number;
  /** The revenue includes this price of the deliveries. */
  deliveryCents: number;
  /** How many orders they are of. */
  refunds: number;
  /** Refunds of whole orders and of cancelled pieces. */
  refundedCents: number;
  sold: SoldVariant[];
}

/** A count that stops at `maxCounted`. */
export interface BoundedCount {
  count: number;
  isExact: boolean;
}

export const maxCounted = 1_000;

/** Sums over orders, each read from an index by the time of what it sums up. */
export abstract class OrderFigures {
  abstract salesIn(period: Period): Promise<Sales>;
  /** Who placed or paid an order, and who paid one; each once. */
  abstract shoppersIn(period: Period): Promise<{ active: string[]; paying: string[] }>;
  /** When the first order was placed. */
  abstract firstOrderAt(): Promise<Date | undefined>;
  /** Paid orders that nobody has sent yet. */
  abstract toSend(): Promise<BoundedCount>;
  /** Orders that wait for an admin to release them. */
  abstract onHold(): Promise<BoundedCount>;
  /** Orders whose payment the provider reviews. */
  abstract inReview(): Promise<BoundedCount>;
}
