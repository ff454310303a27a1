import type { Offer } from '../catalogue/offers';

/** A cart as its shopper sees it now: lines priced live from the catalogue. */
export interface CartContents {
  shopperId: string;
  lines: { offer: Offer; quantity: number }[];
  /** Whether there are others, whose product was deleted. */
  lostLines: boolean;
}

/** What other contexts may ask of a shopper's cart. */
export abstract class CartFacade {
  /** Nobody else changes it until the caller's transaction ends. */
  abstract lock(shopperId: string): Promise<void>;
  /** Locks it, as `lock` does, and tells what is in it. */
  abstract lockContents(shopperId: string): Promise<CartContents>;
  /** Takes out of a cart that the caller has locked what was bought; what was added since stays. */
  abstract takeOut(shopperId: string, bought: { variantId: string; quantity: number }[]): Promise<void>;
  abstract contents(shopperId: string): Promise<CartContents>;
}
