import type { Offer } from '../../catalogue/offers';
import type { CartContents } from '../cart.facade';
import type { Cart } from '../domain/cart';

export abstract class CartRepository {
  /** Locks the cart's row until the transaction ends, and inserts the row if it is missing. */
  abstract lockOrCreate(shopperId: string): Promise<Cart>;
  abstract save(cart: Cart): Promise<void>;
  /** Deletes the carts with their lines. */
  abstract delete(shopperIds: string[]): Promise<void>;
  /** Records that the shopper adds something now, at most once per quarter of an hour. */
  abstract noteAddition(shopperId: string): Promise<void>;
}

/** Which shoppers added something to their cart, by quarter of an hour. */
export abstract class CartAdditions {
  /** @returns how many, at most the limit */
  abstract deleteBefore(time: Date, limit: number): Promise<number>;
}

export abstract class CartQueries {
  /** @returns also the variants of lines whose product is gone */
  abstract contentsOf(shopperId: string): Promise<{ contents: CartContents; lostVariantIds: string[] }>;
  /** Offers of the cart's lines and of variants that may be added, in no particular order. */
  abstract offersFor(shopperId: string, wanted: string[]): Promise<Offer[]>;
}
