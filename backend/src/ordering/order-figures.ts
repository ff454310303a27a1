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

/** Sums over orders, each read from an index by the time of what it sums up. */
export abstract class OrderFigures {
  abstract salesIn(period: Period): Promise<Sales>;
  /** Who placed or paid an order, and who paid one; each once. */
  abstract shoppersIn(period: Period): Promise<{ active: string[]; paying: string[] }>;
  /** When the first order was placed. */
  abstract firstOrderAt(): Promise<Date | undefined>;
}
