import type { Offer } from '../../catalogue/offers';
import type { CartContents } from '../cart.facade';
import type { Cart } from '../domain/cart';
import type { CartQueries, CartRepository } from './ports';

interface Ports {
  carts: CartRepository;
  queries: CartQueries;
}

/** A cart with the current offers of its lines and of variants that may be added. */
export class PricedCart {
  private readonly offers: ReadonlyMap<string, Offer>;

  constructor(
    readonly cart: Cart,
    offers: Offer[],
  ) {
    this.offers = new Map(offers.map((offer) => [offer.variantId, offer]));
  }

  /** Inside a unit of work: locks the cart until it ends. @param wanted the variants that may be added */
  static async lock(ports: Ports, shopperId: string, wanted: string[] = []): Promise<PricedCart> {
    const cart = await ports.carts.lockOrCreate(shopperId);
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
    return {
      shopperId,
      lines: priced,
      lostLines: priced.length < lines.length,
      cappedVariantIds: [...this.cart.cappedVariantIds],
    };
  }

  /** Removes the lines without an offer. @returns the contents, with `lostLines` if there were any: the shopper is told once */
  dropLostLines(): CartContents {
    const contents = this.contents();
    const variantIds = this.cart.lines.map(({ variantId }) => variantId);
    this.cart.drop(new Set(variantIds.filter((variantId) => !this.offers.has(variantId))));
    return contents;
  }
}
