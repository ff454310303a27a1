import type { Offer, Offers } from '../../../catalogue/offers';
import { CartQueries } from '../../application/ports';
import { PricedCart } from '../../application/priced-cart';
import type { InMemoryCartRepository } from './in-memory-cart.repository';

export class InMemoryCartQueries extends CartQueries {
  constructor(
    private readonly carts: InMemoryCartRepository,
    private readonly offers: Offers,
  ) {
    super();
  }

  async contentsOf(shopperId: string) {
    const cart = await this.carts.lockOrCreate(shopperId);
    const contents = new PricedCart(cart, await this.offersFor(shopperId, [])).contents();
    const offered = new Set(contents.lines.map(({ offer }) => offer.variantId));
    const variantIds = cart.lines.map(({ variantId }) => variantId);
    return { contents, lostVariantIds: variantIds.filter((variantId) => !offered.has(variantId)) };
  }

  async offersFor(shopperId: string, wanted: string[]): Promise<Offer[]> {
    const { lines } = await this.carts.lockOrCreate(shopperId);
    const variantIds = new Set([...lines.map(({ variantId }) => variantId), ...wanted]);
    return this.offers.ofVariants([...variantIds], shopperId);
  }
}
