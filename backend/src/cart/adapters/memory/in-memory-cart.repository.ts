import { CartRepository } from '../../application/ports';
import { Cart, type CartLine } from '../../domain/cart';

export class InMemoryCartRepository extends CartRepository {
  private readonly carts = new Map<string, CartLine[]>();

  async lockOrCreate(shopperId: string): Promise<Cart> {
    return Cart.restore(shopperId, this.carts.get(shopperId) ?? []);
  }

  /** The lines of every shopper's cart. */
  get lines(): readonly CartLine[] {
    return [...this.carts.values()].flat();
  }

  async noteAddition(): Promise<void> {}

  async save(cart: Cart): Promise<void> {
    this.carts.set(cart.shopperId, [...cart.lines]);
  }
}
