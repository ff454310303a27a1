export interface Demand {
  variantId: string;
  quantity: number;
}

/** Of a variant of which more was wanted. */
export interface Shortage {
  variantId: string;
  left: number;
}

/** @property at when, by the clock that all servers share */
export type ReservationOutcome = { reserved: true; at: Date } | { reserved: false; short: Shortage[] };

export interface Count {
  variantId: string;
  counted: number;
}

export interface Correction extends Count {
  /**
   * The stock that the editor saw: only the difference is applied. Without it, the counted stock replaces the
   * current stock, unless the variant had exactly that stock since an editor last set it: then it is a copy from before a sale.
   */
  seen?: number | undefined;
}

/**
 * Every move of stock goes through here, in its caller's transaction, and leaves a movement with its cause, actor and
 * order. Variants are locked in the order of their ids.
 */
export abstract class Stock {
  /** The pieces of new variants, once each. */
  abstract setInitial(counts: Count[]): Promise<void>;
  /** @returns false, with nothing corrected, when one of them would end below 0 or above what may be entered */
  abstract correct(corrections: Correction[]): Promise<boolean>;
  /** Whether these variants had so many pieces together at any time since an editor last set the stock of one of them. */
  abstract hadTogether(variantIds: string[], pieces: number): Promise<boolean>;
  /** @returns which of these variants an order ever reserved */
  abstract everOrdered(variantIds: string[]): Promise<string[]>;
  /** Deletes the stock and the movements of variants that no order ever reserved, before they are deleted themselves. */
  abstract forget(variantIds: string[]): Promise<void>;
  /** Nobody else moves the stock of these until the transaction ends: for moves that belong together. */
  abstract lock(variantIds: string[]): Promise<void>;
  /** Takes the pieces out of stock for this order; all of them or, when there are too few of one, none. @param shopperId whose order it is */
  abstract reserve(orderId: string, demands: Demand[], shopperId?: string): Promise<ReservationOutcome>;
  /** The payment of the order is under review: its reserved pieces count as ordered, and its shopper may order more. */
  abstract markUnderReview(orderId: string): Promise<void>;
  /** What was reserved for the order is sold. Repeating it changes nothing. */
  abstract sell(orderId: string): Promise<void>;
  /** What was reserved for the order or sold to it goes back into stock, once. */
  abstract release(orderId: string): Promise<void>;
}
