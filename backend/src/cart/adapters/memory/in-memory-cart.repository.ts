import { CartRepository } from '../../application/ports';
import { Cart, type CartLine } from '../../domain/cart';

interface StoredCart {
  lines: CartLine[];
  cappedVariantIds: string[];
}

export class InMemoryCartRepository extends CartRepository {
  private readonly carts = new Map<string, StoredCart>();

  async lockOrCreate(shopperId: string): Promise<Cart> {
    const { lines, cappedVariantIds } = this.carts.get(shopperId) ?? { lines: [], cappedVariantIds: [] };
    return Cart.restore(shopperId, lines, cappedVariantIds);
  }

  /** The lines of every shopper's cart. */
  get lines(): readonly CartLine[] {
    return [...this.carts.values()].flatMap(({ lines }) => lines);
  }

  async noteAddition(): Promise<void> {}

  async save({ shopperId, lines, cappedVariantIds }: Cart): Promise<void> {
    this.carts.set(shopperId, { lines: [...lines], cappedVariantIds: [...cappedVariantIds] });
  }

  async delete(shopperIds: string[]): Promise<void> {
    shopperIds.forEach((shopperId) => this.carts.delete(shopperId));
  }
}
