import type { Offer } from '../catalogue/offers';
import type { CartView } from './cart.view';

export interface PricedLine {
  offer: Offer;
  quantity: number;
}

/** Without the pieces in an order whose payment is under review: these are not ordered twice. */
export const quantityToOrder = ({ offer, quantity }: PricedLine): number =>
  Math.max(0, quantity - offer.underReview);

/** A cart as its shopper sees it now: lines priced live from the catalogue. */
export interface CartContents {
  shopperId: string;
  lines: PricedLine[];
  /** Whether the cart had further lines, whose product was deleted. */
  lostLines: boolean;
  /** The variants of which a merged cart has fewer pieces than were wanted, until its shopper was told. */
  cappedVariantIds: string[];
}

export interface LockedCart {
  /** Takes out what was bought; what was added since it was ordered stays. */
  takeOut(bought: { variantId: string; quantity: number }[]): Promise<void>;
}

/** The cart's calls for other contexts. */
export abstract class CartFacade {
  /** Locks the cart until the caller's transaction ends. */
  abstract lock(shopperId: string): Promise<LockedCart>;
  /** Locks the cart, as `lock` does, and returns its contents. */
  abstract lockContents(shopperId: string): Promise<CartContents>;
  /** Reads the cart, without a lock. */
  abstract contents(shopperId: string): Promise<CartContents>;
  /** Removes the lines whose product is gone. @returns the cart as its shopper sees it */
  abstract refresh(shopperId: string): Promise<CartView>;
}
