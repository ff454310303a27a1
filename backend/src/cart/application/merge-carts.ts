import type { Offer } from '../../catalogue/offers';
import type { CartQueries, CartRepository } from './ports';

export class MergeCarts {
  constructor(
    private readonly carts: CartRepository,
    private readonly queries: CartQueries,
  ) {}

  /**
   * Moves the lines of a visitor's cart into a shopper's, as far as there is stock; in the caller's transaction. Lines whose product is
   * gone are moved, too: the cart tells its shopper of them.
   */
  async execute(visitorId: string, shopperId: string): Promise<void> {
    const { lines } = await this.carts.lockOrCreate(visitorId);
    await this.carts.delete([visitorId]);
    if (lines.length === 0) return;
    const cart = await this.carts.lockOrCreate(shopperId);
    const offers = await this.queries.offersFor(
      shopperId,
      lines.map(({ variantId }) => variantId),
    );
    const byVariant = new Map<string, Offer>(offers.map((offer) => [offer.variantId, offer]));
    for (const { quantity, ...line } of lines) {
      const stock = byVariant.get(line.variantId)?.stock ?? quantity;
      cart.merge({ ...line, stock }, quantity);
    }
    await this.carts.save(cart);
  }
}
