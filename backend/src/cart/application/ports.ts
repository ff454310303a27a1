import type { Offer } from '../../catalogue/offers';
import type { CartContents } from '../cart.facade';
import type { Cart } from '../domain/cart';

export abstract class CartRepository {
  /** As it is now, empty when there is nothing in it yet. Whoever saves it after another's change does all again. */
  abstract findForChange(shopperId: string): Promise<Cart>;
  /** The same, and nobody else changes it until the transaction ends. */
  abstract lock(shopperId: string): Promise<Cart>;
  abstract save(cart: Cart): Promise<void>;
}

export abstract class CartQueries {
  /** @returns also the variants of lines whose product is gone */
  abstract contentsOf(shopperId: string): Promise<{ contents: CartContents; lostVariantIds: string[] }>;
  /** Of what is in the cart, and of a variant that may come into it; in no particular order. */
  abstract offersFor(shopperId: string, wanted?: string): Promise<Offer[]>;
  /** Variants of this product that lie in any cart. */
  abstract variantsInCarts(productId: string): Promise<string[]>;
}
