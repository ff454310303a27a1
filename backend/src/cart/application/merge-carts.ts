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
    const variantIds = lines.map(({ variantId }) => variantId);
    const offers = [
      ...(await this.queries.offersFor(shopperId, variantIds)),
      // An order that the visitor has not paid yet holds pieces for this very person.
      ...(await this.queries.offersFor(visitorId, variantIds)),
    ];
    for (const { quantity, ...line } of lines) {
      const stocks = offers.filter(({ variantId }) => variantId === line.variantId).map(({ stock }) => stock);
      const stock = stocks.length > 0 ? Math.max(...stocks) : quantity;
      cart.merge({ ...line, stock }, quantity);
    }
    await this.carts.save(cart);
  }
}
