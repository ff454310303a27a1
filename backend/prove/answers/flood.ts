import type { ShopProcess } from '../shop-process';
import { brands, category } from './edition';

const otherCategories = ['men', 'women', 'kids', 'accessories'];
const otherBrands = ['adidas', 'levi', 'zara', 'h&m'];
const sorts = ['price-lowtohigh', 'price-hightolow', 'title-atoz', 'title-ztoa'];
const limits = 50;

/**
 * Asks for so many different lists of all products that are changed, each twice.
 * @param addresses at most 51,200
 */
export async function flood({ visitor }: ShopProcess, addresses: number): Promise<void> {
  const client = visitor();
  for (let place = 0; place < addresses; place += 1) {
    const address = addressOf(place);
    for (let time = 0; time < 2; time += 1) {
      const { status } = await client.get(address);
      if (status !== 200) throw new Error(`${status} of ${address}`);
    }
  }
}

function addressOf(place: number): string {
  const [limit, rest] = [100 - (place % limits), Math.floor(place / limits)];
  const sort = sorts[rest % sorts.length];
  const categories = [category, ...some(otherCategories, Math.floor(rest / sorts.length))];
  const shelves = Math.floor(rest / sorts.length / 2 ** otherCategories.length);
  const chosen = { category: categories, brand: [...brands, ...some(otherBrands, shelves)] };
  const filter = Object.entries(chosen).map(
    ([group, ids]) => `${group}=${ids.map(encodeURIComponent).join(',')}`,
  );
  return `/api/shop/products/get?limit=${limit}&sortBy=${sort}&${filter.join('&')}`;
}

/** Those whose bit is set. */
const some = (ids: string[], bits: number): string[] => ids.filter((_, place) => (bits >> place) & 1);
