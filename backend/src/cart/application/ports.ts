import type { Cart } from '../domain/cart';

export abstract class CartRepository {
  /** Empty when the shopper has put nothing into it yet. */
  abstract find(shopperId: string): Promise<Cart>;
  /** Until the transaction ends, also where there is no cart yet. */
  abstract lock(shopperId: string): Promise<void>;
  /** The cart, locked until the transaction ends: changes from two tabs take turns. */
  abstract findForChange(shopperId: string): Promise<Cart>;
  abstract save(cart: Cart): Promise<void>;
}
