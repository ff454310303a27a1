import { migrate } from '../src/platform/postgres/migrate';
import { addCatalogue } from './catalogue-world';
import { createDatabase } from './databases';
import { ask, hangUp } from './http';
import { type Server, startProvider, startServer, stopServers } from './servers';
import { median } from './statistics';

const catalogues = [1_000, 10_000, 100_000];
const warmUp = 100;
const requests = 400;
const rounds = 3;

const paths: Record<string, string> = {
  'plain page': 'products/get?limit=20',
  'page of a shelf': 'products/get?limit=20&category=men&brand=nike',
  'page of a category': 'products/get?limit=20&category=men',
  'page of three brands': 'products/get?limit=20&category=men,women&brand=nike,puma,zara',
  'dearest first': 'products/get?limit=20&category=men&sortBy=price-hightolow',
  'page of a size and colour': 'products/get?limit=20&category=men&size=M&colour=Navy',
  'deep page': 'products/get?limit=20&cursor=',
  'deep page of a shelf': 'products/get?limit=20&category=men&brand=nike&cursor=',
  'search, a word of all': 'search/piece?limit=20',
  'search, that with a typo': 'search/peice?limit=20',
  'search, a word of every fifth': 'search/wool?limit=20',
  'search, a word of one': 'search/997?limit=20',
  'search, a beginning': 'search/li?limit=20',
  'search, two words': 'search/silk%20navy?limit=20',
  'search, filtered and sorted': 'search/wool?limit=20&category=men&size=M&sortBy=price-hightolow',
  'search, a deep page': 'search/piece?limit=20&cursor=',
  'suggest for a letter': 'suggest?q=w',
  'suggest for two words': 'suggest?q=silk%20pi',
};

/** How long pages take in ever larger catalogues, ten variants a product, one request at a time. */
export async function benchGrowth(databaseUrl: string): Promise<void> {
  const say = (line: string) => process.stdout.write(`${line}\n`);
  try {
    const shops = await openShops(databaseUrl, say);
    const table = [];
    for (const [name, path] of Object.entries(paths)) {
      const urls = await Promise.all(shops.map(({ url }) => pageUrl(url, path)));
      table.push({ name, medians: await mediansOf(urls) });
      say(`${name}: measured`);
    }
    say('');
    say(
      `milliseconds, median, by products${catalogues.map((count) => String(count).padStart(12)).join('')}    growth`,
    );
    for (const { name, medians } of table) {
      const growth = (medians.at(-1)! / medians[0]!).toFixed(2);
      say(`${name.padEnd(33)}${medians.map((ms) => ms.toFixed(2).padStart(12)).join('')}      ${growth}`);
    }
  } finally {
    stopServers();
  }
}

/** One of each size. */
async function openShops(databaseUrl: string, say: (line: string) => void): Promise<Server[]> {
  const provider = await startProvider();
  const shops = [];
  for (const products of catalogues) {
    say(`Filling a shop with ${products} products of ten variants`);
    const url = await createDatabase(databaseUrl, `growth_${products}`);
    await migrate(url);
    await addCatalogue(url, products);
    shops.push(await startServer('shop-server.ts', url, provider));
  }
  return shops;
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

/** Turn by turn, so that what else the machine does falls on all alike. */
async function mediansOf(urls: string[]): Promise<number[]> {
  const times: number[][] = urls.map(() => []);
  for (const url of urls) await timed(url, warmUp);
  for (let round = 0; round < rounds; round += 1) {
    for (const [place, url] of urls.entries()) times[place]!.push(...(await timed(url, requests)));
  }
  return times.map(median);
}

async function timed(url: string, count: number): Promise<number[]> {
  hangUp();
  const times = [];
  for (let sent = 0; sent < count; sent += 1) {
    const started = process.hrtime.bigint();
    const { status } = await ask({ method: 'GET', url });
    if (status !== 200) throw new Error(`${url}: ${status}`);
    times.push(Number(process.hrtime.bigint() - started) / 1e6);
  }
  return times;
}
