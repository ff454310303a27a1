import type { Offer, Offers } from '../../catalogue/offers';
import type { Stock } from '../../inventory/stock';
import { InStock, NoSuchVariant } from '../domain/waitlist.errors';

/**
 * Locks the stock, so that pieces that come back at this moment find whoever is added.
 * @throws NoSuchVariant, InStock
 */
export async function missingVariant(stock: Stock, offers: Offers, variantId: string): Promise<Offer> {
  await stock.lock([variantId]);
  const [offer] = await offers.ofVariants([variantId]);
  if (!offer) throw new NoSuchVariant();
  if (offer.stock > 0) throw new InStock();
  return offer;
}
