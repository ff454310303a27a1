import { isDeepStrictEqual } from 'node:util';
import { unfiltered } from '../../../src/storefront/listing/application/product-filter';
import { listingAndTruth } from './listing-invariants';
import { ListingModel, type ModelRow } from './listing-model';
import { type RandomCatalogueAdmin, word } from './random-catalogue-admin';
import type { TestShop } from '../shop/test-shop';

/** The addresses that show all published products. */
const whole = [
  '/api/shop/products/get?limit=100',
  `/api/shop/search/${word}?limit=100`,
  '/api/shop/collections/all?limit=100',
  '/api/shop/product-feed',
  '/sitemaps/products-1.xml',
];
/** The addresses that show some published products. */
const parts = [`/api/shop/suggest?q=${word}`, '/api/shop/products/showcase'];

/** @returns what a visitor sees of products that are not published, and does not see of those that are */
export async function wronglyShown(shop: TestShop, { products }: RandomCatalogueAdmin): Promise<string[]> {
  const wrong: string[] = [];
  const read = async (address: string, isMeant: (id: string) => boolean) => {
    const text = await textOf(shop, address);
    for (const { id, name, state } of products) {
      const isShown = text.includes(id) || text.includes(`${word}-${name}`);
      const isPublished = state === 'published';
      if (isShown !== isPublished && (isShown || isMeant(id))) wrong.push(`${name}, ${state}: ${address}`);
    }
  };
  for (const address of whole) await read(address, () => true);
  for (const address of parts) await read(address, () => false);
  for (const { id } of products) {
    await read(`/api/shop/products/by-id?ids=${id}`, (shown) => shown === id);
    await read(`/api/shop/products/get/${id}`, (shown) => shown === id);
    await read(`/api/shop/products/related/${id}`, () => false);
  }
  return wrong;
}

async function textOf(shop: TestShop, address: string): Promise<string> {
  const response = await shop.visitor().get(address);
  // A refusal repeats the address.
  return response.status === 200 ? JSON.stringify(response.body) : '';
}

/** @returns the lists whose facets do not count what a look at each product counts */
export async function wronglyCounted(shop: TestShop): Promise<string[]> {
  const { expected } = await listingAndTruth(shop.databaseUrl);
  const model = new ListingModel(expected as unknown as ModelRow[]);
  const wrong: string[] = [];
  for (const [query, chosen] of [
    ['', {}],
    ['&brand=hem', { brand: ['hem'] }],
    ['&category=coats,capes', { category: ['coats', 'capes'] }],
    ['&price=0-25', { price: ['0-25'] }],
  ] as const) {
    const response = await shop.visitor().get(`/api/shop/products/get?limit=100${query}`);
    const { facets, total } = (response.body as { meta: { facets: unknown; total: number } }).meta;
    const filter = { ...unfiltered, ...chosen } as typeof unfiltered;
    const found = { facets: model.facets(filter), total: model.find(filter, 'title-atoz').length };
    if (!isDeepStrictEqual({ facets, total }, found))
      wrong.push(`${query}: ${JSON.stringify({ facets, total })} instead of ${JSON.stringify(found)}`);
  }
  return wrong;
}
