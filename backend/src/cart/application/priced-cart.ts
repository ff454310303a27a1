import type { Offer } from '../../catalogue/offers';
import type { CartContents } from '../cart.facade';
import type { Cart } from '../domain/cart';
import type { CartQueries, CartRepository } from './ports';

interface Ports {
  carts: CartRepository;
  queries: CartQueries;
}

/** A cart, with what the shop offers now of what is in it and of what may come into it. */
export class PricedCart {
  private readonly offers: ReadonlyMap<string, Offer>;

  constructor(
    readonly cart: Cart,
    offers: Offer[],
  ) {
    this.offers = new Map(offers.map((offer) => [offer.variantId, offer]));
  }

  /** Inside a unit of work. @param wanted a variant that may come into it */
  static async findForChange(ports: Ports, shopperId: string, wanted?: string): Promise<PricedCart> {
    const cart = await ports.carts.findForChange(shopperId);
    return new PricedCart(cart, await ports.queries.offersFor(shopperId, wanted));
  }

  /** The offer of this variant, if it is for sale and one of this product. */
  offerOf(productId: string, variantId: string | undefined): Offer | undefined {
    const offer = variantId === undefined ? undefined : this.offers.get(variantId);
    return offer?.productId === productId ? offer : undefined;
  }

  contents(): CartContents {
    const { shopperId, lines } = this.cart;
    const priced = lines.flatMap(({ variantId, quantity }) => {
      const offer = this.offers.get(variantId);
      return offer ? [{ offer, quantity }] : [];
    });
    return { shopperId, lines: priced, lostLines: priced.length < lines.length };
  }

  /** Lines whose product is gone are told of once, and leave the cart. */
  tellAndDropLost(): CartContents {
    const contents = this.contents();
    const variantIds = this.cart.lines.map(({ variantId }) => variantId);
    this.cart.drop(new Set(variantIds.filter((variantId) => !this.offers.has(variantId))));
    return contents;
  }
}
