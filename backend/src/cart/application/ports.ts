import type { Offer } from '../../catalogue/offers';
import type { CartContents } from '../cart.facade';
import type { Cart } from '../domain/cart';

export abstract class CartRepository {
  /** Locked until the transaction ends; empty when there is nothing in it yet. */
  abstract findForChange(shopperId: string): Promise<Cart>;
  abstract save(cart: Cart): Promise<void>;
  /** Remembers that the shopper puts something into the cart now; once a quarter of an hour is enough. */
  abstract noteAddition(shopperId: string): Promise<void>;
}

/** Who put something into a cart in which quarter of an hour. */
export abstract class CartAdditions {
  /** @returns how many, at most the limit */
  abstract deleteBefore(time: Date, limit: number): Promise<number>;
}

export abstract class CartQueries {
  /** @returns also the variants of lines whose product is gone */
  abstract contentsOf(shopperId: string): Promise<{ contents: CartContents; lostVariantIds: string[] }>;
  /** Of what is in the cart, and of a variant that may come into it; in no particular order. */
  abstract offersFor(shopperId: string, wanted?: string): Promise<Offer[]>;
  /** Variants of this product that lie in any cart. */
  abstract variantsInCarts(productId: string): Promise<string[]>;
}
