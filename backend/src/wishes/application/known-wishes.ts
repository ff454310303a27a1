import type { Offers } from '../../catalogue/offers';
import type { Wish } from '../domain/wish-list';

/** Those of the wishes whose product, in the size that they name, the shop shows now; sold out or not. */
export async function knownWishes(offers: Offers, wishes: readonly Wish[]): Promise<Wish[]> {
  const offered = await offers.ofProducts([...new Set(wishes.map(({ productId }) => productId))]);
  return wishes.filter(({ productId, variantId }) =>
    offered.some(
      (offer) => offer.productId === productId && offer.variantId === (variantId ?? offer.variantId),
    ),
  );
}
