export interface Demand {
  variantId: string;
  quantity: number;
}

export type ReservationOutcome = { reserved: true } | { reserved: false; shortVariantIds: string[] };

/** Every move of stock goes through here, in its caller's transaction; variants are locked in the order of their ids. */
export abstract class Stock {
  /** Nobody else moves the stock of these until the transaction ends: for moves that belong together. */
  abstract lock(variantIds: string[]): Promise<void>;
  /** Takes the pieces out of stock for this order; all of them or, when there are too few of one, none. */
  abstract reserve(orderId: string, demands: Demand[]): Promise<ReservationOutcome>;
  /** What was reserved for the order is sold. Repeating it changes nothing. */
  abstract sell(orderId: string): Promise<void>;
  /** What was reserved for the order or sold to it goes back into stock, once. */
  abstract release(orderId: string): Promise<void>;
}
