import { isDeepStrictEqual } from 'node:util';
import { type Buyer, type Buyers, persistently } from '../buying/buyers';

/** The prices are in dollars. */
export interface Offer {
  methodId: string;
  price: number;
  total: number;
}

export async function offersOf(buyer: Buyer): Promise<Offer[]> {
  const response = await persistently(() => buyer.deliveries());
  return (response.body as { data: { offers: Offer[] } }).data.offers;
}

/** While nobody edits: buyers with the same cart and address are offered the same, however often they ask. */
export async function unequalOffers({ all, goods }: Buyers): Promise<string[]> {
  const offers: unknown[] = [];
  for (const buyer of all.slice(0, 4)) {
    await persistently(() => buyer.fillCart(goods[0]));
    for (let time = 0; time < 3; time += 1) {
      const offered = await offersOf(buyer);
      offers.push(offered.map(({ methodId, price, total }) => ({ methodId, price, total })));
    }
    await persistently(() => buyer.putBack(goods[0]!));
  }
  return offers.filter((one) => !isDeepStrictEqual(one, offers[0])).map((one) => JSON.stringify(one));
}
