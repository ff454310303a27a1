import type { Offer } from '../catalogue/offers';
import type { CartView } from './cart.view';

export interface PricedLine {
  offer: Offer;
  quantity: number;
}

/** What the shopper has ordered already, with a payment that is under review, is not ordered again. */
export const quantityToOrder = ({ offer, quantity }: PricedLine): number =>
  Math.max(0, quantity - offer.underReview);

/** A cart as its shopper sees it now: lines priced live from the catalogue. */
export interface CartContents {
  shopperId: string;
  lines: PricedLine[];
  /** Whether there are others, whose product was deleted. */
  lostLines: boolean;
}

export interface LockedCart {
  /** Takes out what was bought; what was added since it was ordered stays. */
  takeOut(bought: { variantId: string; quantity: number }[]): Promise<void>;
}

/** What other contexts may ask of a shopper's cart. */
export abstract class CartFacade {
  /** Nobody else changes it until the caller's transaction ends. */
  abstract lock(shopperId: string): Promise<LockedCart>;
  /** Locks it, as `lock` does, and tells what is in it. */
  abstract lockContents(shopperId: string): Promise<CartContents>;
  /** As its shopper sees it: lines whose product is gone are told of once, and leave the cart. */
  abstract view(shopperId: string): Promise<CartView>;
}
