import { onDatabase } from './databases';
import { addressOf, listedPages } from './listed-pages';
import { listedShop, prepare } from './listed-shop';
import { mediansOf } from './medians';
import { say } from './say';
import { startProvider, startServer, stopServers } from './servers';
import { table, verdict } from './table';

const turns = { warmUp: 10, requests: 20, rounds: 3 };
const limit = 50;
const bar = 3;

/** How long the admin's pages take in a large shop, compared with a small one. @param sizes how many orders they have */
export async function benchLists(databaseUrl: string, sizes = [1_000, 1_000_000]): Promise<void> {
  if (sizes.length < 2) throw new Error('What grows has two sizes at least: lists 1000 100000');
  const urls: string[] = [];
  for (const size of sizes) urls.push(await listedShop(databaseUrl, size));
  try {
    const shops = await openShops(urls);
    const rows = await measure(urls, shops);
    const head = ['milliseconds, p50', ...sizes.map((size) => `${size} rows`), 'ratio', 'bar'];
    for (const line of ['', ...table(head, rows), '']) say(line);
  } finally {
    stopServers();
  }
}

interface ListedShop {
  url: string;
  cookie: string;
}

async function openShops(databaseUrls: string[]): Promise<ListedShop[]> {
  const provider = await startProvider();
  const shops = [];
  for (const databaseUrl of databaseUrls) {
    const cookie = await prepare(databaseUrl);
    const { url } = await startServer('shop-server.ts', databaseUrl, provider);
    shops.push({ url, cookie });
  }
  return shops;
}

async function measure(databaseUrls: string[], shops: ListedShop[]): Promise<string[][]> {
  const pages = await Promise.all(databaseUrls.map((url) => onDatabase(url, listedPages)));
  const rows = [];
  for (const [place, { name }] of pages[0]!.entries()) {
    const medians = await mediansInTurn(
      shops,
      await Promise.all(
        databaseUrls.map((url, shop) =>
          onDatabase(url, (client) => addressOf(client, pages[shop]![place]!, limit)),
        ),
      ),
    );
    const ratio = medians.at(-1)! / medians[0]!;
    say(`${name}: ${medians.map((ms) => ms.toFixed(2)).join(' -> ')}, ${ratio.toFixed(2)}`);
    const figures = [...medians.map((ms) => ms.toFixed(2)), ratio.toFixed(2)];
    rows.push([name, ...figures, verdict(`<= ${bar.toFixed(2)}`, ratio <= bar)]);
  }
  return rows;
}

const mediansInTurn = (shops: ListedShop[], paths: string[]): Promise<number[]> =>
  mediansOf(
    shops.map(({ url, cookie }, place) => ({ url: `${url}/api/${paths[place]}`, cookie })),
    turns,
  );
