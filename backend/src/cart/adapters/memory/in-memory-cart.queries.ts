import type { Offers } from '../../../catalogue/offers';
import { CartQueries, type CartRepository } from '../../application/ports';
import { PricedCart } from '../../application/priced-cart';

export class InMemoryCartQueries extends CartQueries {
  constructor(
    private readonly carts: CartRepository,
    private readonly offers: Offers,
  ) {
    super();
  }

  async contentsOf(shopperId: string) {
    const cart = await this.carts.findForChange(shopperId);
    const contents = (await PricedCart.of(cart, this.offers)).contents();
    const offered = new Set(contents.lines.map(({ offer }) => offer.variantId));
    const variantIds = cart.lines.map(({ variantId }) => variantId);
    return { contents, lostVariantIds: variantIds.filter((variantId) => !offered.has(variantId)) };
  }
}
