import type { Cart } from '../domain/cart';

export abstract class CartRepository {
  /** Empty when the shopper has put nothing into it yet. */
  abstract find(shopperId: string): Promise<Cart>;
  /** The same, locked until the transaction ends: changes from two tabs take turns. */
  abstract findForChange(shopperId: string): Promise<Cart>;
  abstract save(cart: Cart): Promise<void>;
}
