import type { Offer } from '../../catalogue/offers';
import type { CartContents } from '../cart.facade';
import type { Cart } from '../domain/cart';

export abstract class CartRepository {
  /** The cart, locked until the transaction ends: changes from two tabs take turns. Empty when there is nothing in it yet. */
  abstract findForChange(shopperId: string): Promise<Cart>;
  abstract save(cart: Cart): Promise<void>;
}

export abstract class CartQueries {
  /** @returns also the variants of lines whose product is gone */
  abstract contentsOf(shopperId: string): Promise<{ contents: CartContents; lostVariantIds: string[] }>;
  /** Of what is in the cart, and of a variant that may come into it; in no particular order. */
  abstract offersFor(shopperId: string, wanted?: string): Promise<Offer[]>;
}
