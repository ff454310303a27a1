import type { Offer, Offers } from '../../catalogue/offers';

/** The offer of this variant to this shopper, if it is for sale and one of this product. */
export async function offerOf(
  offers: Offers,
  productId: string,
  variantId: string,
  shopperId: string,
): Promise<Offer | undefined> {
  const [offer] = await offers.ofVariants([variantId], shopperId);
  return offer?.productId === productId ? offer : undefined;
}
