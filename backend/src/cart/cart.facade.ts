import type { CartContents } from './cart.view';

/** What other contexts may ask of a shopper's cart. */
export abstract class CartFacade {
  /** What is in the cart, held still until the caller's transaction ends. */
  abstract linesForOrder(shopperId: string): Promise<{ variantId: string; quantity: number }[]>;
  /** Takes out what was bought; what was added since stays. */
  abstract takeOut(shopperId: string, bought: { variantId: string; quantity: number }[]): Promise<void>;
  abstract contents(shopperId: string): Promise<CartContents>;
}
