export interface Demand {
  variantId: string;
  quantity: number;
}

/** A variant with less stock than was requested. */
export interface Shortage {
  variantId: string;
  left: number;
}

/** @property at the time, by the database's clock */
export type ReservationOutcome = { reserved: true; at: Date } | { reserved: false; short: Shortage[] };

export type LossOutcome = { lost: true } | { lost: false; short: Shortage[] };

/** @property tooMany the variants of which fewer pieces are still sold to the order */
export type RestockOutcome = { restocked: true } | { restocked: false; tooMany: string[] };

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

/** @property impossible the variants whose stock would fall below 0 or exceed the maximum */
export type CorrectionOutcome =
  { corrected: true; changes: StockChange[] } | { corrected: false; impossible: string[] };

/** The change of a variant whose stock is another than before. */
export interface StockChange {
  variantId: string;
  before: number;
  after: number;
}

/**
 * The only way to change stock. A change runs in the caller's transaction and writes a movement with its cause, actor and
 * order. Variants are locked in the order of their ids.
 */
export abstract class Stock {
  /** Sets the stock of new variants, once each. */
  abstract setInitial(counts: Count[]): Promise<void>;
  /** Corrects all of them or none. @param note why, for the movements */
  abstract correct(corrections: Correction[], note?: string): Promise<CorrectionOutcome>;
  /** The stock of each, whether or not it is for sale. */
  abstract levelsOf(variantIds: string[]): Promise<ReadonlyMap<string, number>>;
  /** Whether the stock of these variants added up to `pieces` at any time since an editor last set one of them. */
  abstract hasTotalled(variantIds: string[], pieces: number): Promise<boolean>;
  /** @returns which of these variants an order ever reserved, or an admin took off the shelf */
  abstract everOrdered(variantIds: string[]): Promise<string[]>;
  /** Deletes the stock and the movements of variants that no order ever reserved, before they are deleted themselves. */
  abstract forget(variantIds: string[]): Promise<void>;
  /** Locks the stock of these variants until the transaction ends, for several changes that belong together. */
  abstract lock(variantIds: string[]): Promise<void>;
  /** Takes the pieces out of stock for this order: all of them or none. @param shopperId the order's shopper */
  abstract reserve(orderId: string, demands: Demand[], shopperId?: string): Promise<ReservationOutcome>;
  /** Pieces that unpaid orders of one shopper hold count as held by the other from now on. */
  abstract handOver(shopperId: string, toShopperId: string): Promise<void>;
  /** The payment of the order is under review: its reserved pieces count as ordered, and its shopper may order more. */
  abstract markUnderReview(orderId: string): Promise<void>;
  /** Marks the order's reserved pieces as sold. Repeating it changes nothing. */
  abstract sell(orderId: string): Promise<void>;
  /** Returns some of the order's sold pieces to stock, each time that it is called. */
  abstract takeBack(orderId: string, pieces: Demand[]): Promise<void>;
  /**
   * Returns the order's reserved or sold pieces to stock, once.
   * @param away pieces that have left the house: they stay sold, without those of them that were restocked
   * @param takenAgain pieces that another order takes in the same transaction: nobody who waits is told of them
   */
  abstract release(orderId: string, away?: Demand[], takenAgain?: readonly Demand[]): Promise<void>;
  /** Takes pieces out of stock, because as many of this order got lost: all of them or none. */
  abstract lose(orderId: string, pieces: Demand[]): Promise<LossOutcome>;
  /**
   * Puts pieces on sale again that had left with this order, because an admin decided so: all of them or none, each time that it is called.
   * They are no longer sold to it. The caller holds the order's lock and asks for no more than `restockedOf` leaves of what is away.
   */
  abstract restock(orderId: string, pieces: Demand[]): Promise<RestockOutcome>;
  /** Counts the pieces of this order that were restocked, by their variants. */
  abstract restockedOf(orderId: string): Promise<ReadonlyMap<string, number>>;
}
