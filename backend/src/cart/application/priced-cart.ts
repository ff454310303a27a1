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
  static findForChange(ports: Ports, shopperId: string, wanted?: string): Promise<PricedCart> {
    return PricedCart.of(ports.carts.findForChange(shopperId), ports.queries, shopperId, wanted);
  }

  /** The same, and nobody else changes it until the transaction ends. */
  static lock(ports: Ports, shopperId: string): Promise<PricedCart> {
    return PricedCart.of(ports.carts.lock(shopperId), ports.queries, shopperId);
  }

  /** Both at once. */
  private static async of(
    found: Promise<Cart>,
    queries: CartQueries,
    shopperId: string,
    wanted?: string,
  ): Promise<PricedCart> {
    const [cart, offers] = await Promise.all([found, queries.offersFor(shopperId, wanted)]);
    const priced = new PricedCart(cart, offers);
    if (!priced.contents().lostLines) return priced;
    // A cart that had to be made may have got its first lines from another tab in between.
    return new PricedCart(cart, await queries.offersFor(shopperId, wanted));
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
