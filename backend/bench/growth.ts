import { copyDatabase, filledDatabase } from './shop/databases';
import { mediansOf } from './medians';
import { startProvider, startShop, stopServers } from './servers/servers';
import { say, table, verdict } from './table';

const turns = { warmUp: 100, requests: 400, rounds: 3 };

/** The bars of growth: the time in the largest catalogue divided by that in the smallest. */
const [third, threefold] = [4 / 3, 3];

/** `{products}` is the size of the catalogue: a number that only the title of its last product has. */
const pages: { name: string; path: string; bar?: number }[] = [
  { name: 'plain page', path: 'products/get?limit=20' },
  { name: 'page of a category and brand', path: 'products/get?limit=20&category=men&brand=nike', bar: third },
  { name: 'page of a category', path: 'products/get?limit=20&category=men', bar: third },
  {
    name: 'page of three brands',
    path: 'products/get?limit=20&category=men,women&brand=nike,puma,zara',
    bar: third,
  },
  { name: 'dearest first', path: 'products/get?limit=20&category=men&sortBy=price-hightolow', bar: third },
  {
    name: 'page of a size and colour',
    path: 'products/get?limit=20&category=men&size=M&colour=Navy',
    bar: third,
  },
  {
    name: 'page of two price ranges',
    path: 'products/get?limit=20&category=men&price=25-50,100-200&sortBy=title-atoz',
    bar: third,
  },
  { name: 'newest first', path: 'products/get?limit=20&category=men&sortBy=newest', bar: third },
  { name: 'best rated first', path: 'products/get?limit=20&category=men&sortBy=best-rated', bar: third },
  { name: 'deep page', path: 'products/get?limit=20&cursor=', bar: third },
  {
    name: 'deep page of a category and brand',
    path: 'products/get?limit=20&category=men&brand=nike&cursor=',
    bar: third,
  },
  { name: 'search, a word of all', path: 'search/piece?limit=20', bar: threefold },
  { name: 'search, the same with a typo', path: 'search/peice?limit=20', bar: threefold },
  { name: 'search, a word of every fifth', path: 'search/wool?limit=20', bar: threefold },
  { name: 'search, a rare word', path: 'search/{products}?limit=20', bar: threefold },
  { name: 'search, the beginning of a word', path: 'search/li?limit=20', bar: threefold },
  { name: 'search, two words', path: 'search/silk%20navy?limit=20', bar: threefold },
  {
    name: 'search, filtered and sorted',
    path: 'search/wool?limit=20&category=men&size=M&sortBy=price-hightolow',
    bar: threefold,
  },
  { name: 'search, a deep page', path: 'search/piece?limit=20&cursor=', bar: threefold },
  { name: 'suggest for a letter', path: 'suggest?q=w' },
  { name: 'suggest for two words', path: 'suggest?q=silk%20pi' },
];

/**
 * Measures how long pages take in ever larger catalogues, ten variants a product, one request at a time.
 * @returns true: how long they take depends on the machine's other work, so that a bar that is not met fails nothing
 */
export async function benchGrowth(
  databaseUrl: string,
  catalogues = [1_000, 10_000, 100_000],
): Promise<boolean> {
  if (catalogues.length < 2) throw new Error('What grows has two sizes at least: growth 1000 10000');
  try {
    const shopUrls = await openShops(databaseUrl, catalogues);
    const rows = [];
    for (const [place, { name, path, bar }] of pages.entries()) {
      say(`${place + 1} of ${pages.length}: ${name}`);
      const urls = shopUrls.map((url, size) =>
        pageUrl(url, path.replace('{products}', String(catalogues[size]))),
      );
      const medians = await mediansOf(await Promise.all(urls), turns);
      const growth = medians.at(-1)! / medians[0]!;
      const judged = bar === undefined ? '' : verdict(`<= ${bar.toFixed(2)}`, growth <= bar);
      rows.push([name, ...medians.map((ms) => ms.toFixed(2)), growth.toFixed(2), judged]);
    }
    const sizes = catalogues.map((count) => `${count} products`);
    for (const line of ['', ...table(['milliseconds, p50', ...sizes, 'growth', 'bar'], rows), '']) say(line);
    return true;
  } finally {
    stopServers();
  }
}

/** Opens a shop of each size. @returns their urls */
async function openShops(databaseUrl: string, catalogues: number[]): Promise<string[]> {
  const provider = await startProvider();
  const urls = [];
  for (const products of catalogues) {
    const filled = await filledDatabase(databaseUrl, products);
    const url = await copyDatabase(databaseUrl, filled, `growth_${products}`);
    urls.push((await startShop(url, provider)).url);
  }
  return urls;
}

/** A deep page begins in the middle, where as many pages before it have ended. */
async function pageUrl(shop: string, path: string): Promise<string> {
  const url = `${shop}/api/shop/${path}`;
  if (!path.endsWith('cursor=')) return url;
  const limit = 10;
  const first = url.replace('limit=20', `limit=${limit}`).replace('&cursor=', '');
  let page = await read(first);
  const pages = Math.floor(page.meta.total / limit / 2);
  for (let turned = 1; turned < pages; turned += 1) {
    page = await read(`${first}&cursor=${page.meta.nextCursor}`);
  }
  return url + page.meta.nextCursor;
}

interface Page {
  meta: { total: number; nextCursor: string };
}

const read = async (url: string): Promise<Page> => (await fetch(url)).json() as Promise<Page>;
