import type { Stock } from '../../inventory/stock';
import type { CartQueries, CartRepository } from './ports';

export class MergeCarts {
  constructor(
    private readonly carts: CartRepository,
    private readonly queries: CartQueries,
    private readonly stock: Stock,
  ) {}

  /**
   * Moves the lines of a visitor's cart into a shopper's, as far as there is stock; in the caller's transaction. Lines whose product is
   * gone are moved, too: the cart tells its shopper of them.
   */
  async execute(visitorId: string, shopperId: string): Promise<void> {
    const { lines } = await this.carts.lockOrCreate(visitorId);
    // Carts before pieces, as everywhere.
    const cart = await this.carts.lockOrCreate(shopperId);
    await this.carts.delete([visitorId]);
    // An order that the visitor has not paid yet holds pieces for this very person.
    await this.stock.handOver(visitorId, shopperId);
    if (lines.length === 0) return;
    const variantIds = lines.map(({ variantId }) => variantId);
    const offers = await this.queries.offersFor(shopperId, variantIds);
    for (const { quantity, ...line } of lines) {
      const stock = offers.find(({ variantId }) => variantId === line.variantId)?.stock ?? quantity;
      cart.merge({ ...line, stock }, quantity);
    }
    await this.carts.save(cart);
  }
}
