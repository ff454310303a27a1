import type { Offer, Offers } from '../../catalogue/offers';

/** The offer of this variant, if it is for sale and one of this product. */
export async function offerOf(
  offers: Offers,
  productId: string,
  variantId: string,
): Promise<Offer | undefined> {
  const [offer] = await offers.ofVariants([variantId]);
  return offer?.productId === productId ? offer : undefined;
}
