import autocannon from 'autocannon';
import { migrate } from '../src/platform/postgres/migrate';
import { type Server, type Servers, startServers } from './servers';
import { type Buyer, prepareWorld } from './world';

const rounds = 3;
const seconds = 4;
const ordersARound = 300;
const warmUpOrders = 60;

interface Measured {
  name: string;
  /** Requests a second, one figure a round. */
  bare: number[];
  shop: number[];
}

/** Measures the shop against a bare server with the same SQL, turn by turn in one run, and prints the ratios. */
export async function benchSpeed(databaseUrl: string): Promise<void> {
  const say = (line: string) => process.stdout.write(`${line}\n`);
  say('Filling the shop with a thousand products');
  await migrate(databaseUrl);
  const { productId, buyers } = await prepareWorld(databaseUrl, 2 * (rounds * ordersARound + warmUpOrders));
  const servers = await startServers(databaseUrl);
  try {
    const results = [
      await compare('listing page', servers, (server) =>
        read(server, '/api/shop/products/get?category=men&limit=20'),
      ),
      await compare('product details', servers, (server) =>
        read(server, `/api/shop/products/get/${productId}`),
      ),
      await compareOrders(servers, buyers),
    ];
    say('');
    for (const line of table(results)) say(line);
  } finally {
    for (const { process: child } of Object.values(servers)) child.kill();
  }

  async function compare(
    name: string,
    { bare, shop }: Servers,
    measure: (server: Server) => Promise<number>,
  ) {
    const result: Measured = { name, bare: [], shop: [] };
    for (const server of [bare, shop]) await measure(server);
    for (let round = 1; round <= rounds; round++) {
      say(`${name}: round ${round} of ${rounds}`);
      result.bare.push(await measure(bare));
      result.shop.push(await measure(shop));
    }
    return result;
  }

  /** Every order is somebody's first: the same cart again would only repeat it. */
  async function compareOrders({ bare, shop }: Servers, people: Buyer[]): Promise<Measured> {
    const result: Measured = { name: 'order creation', bare: [], shop: [] };
    await order(bare, people.splice(0, warmUpOrders));
    await order(shop, people.splice(0, warmUpOrders));
    for (let round = 1; round <= rounds; round++) {
      say(`order creation: round ${round} of ${rounds}`);
      result.bare.push(await order(bare, people.splice(0, ordersARound)));
      result.shop.push(await order(shop, people.splice(0, ordersARound)));
    }
    return result;
  }
}

async function read({ url }: Server, path: string): Promise<number> {
  const result = await autocannon({ url: url + path, connections: 50, duration: seconds });
  assertAllGood(result);
  return result.requests.average;
}

async function order({ url }: Server, buyers: Buyer[]): Promise<number> {
  const requests = buyers.map((buyer) => ({
    method: 'POST' as const,
    path: '/api/shop/order/create',
    headers: { 'content-type': 'application/json', cookie: buyer.cookie },
    body: JSON.stringify({ addressInfo: { addressId: buyer.addressId }, buyer }),
  }));
  const started = process.hrtime.bigint();
  const lanes = 10;
  await Promise.all(
    Array.from({ length: lanes }, (_, lane) => send(requests.filter((__, place) => place % lanes === lane))),
  );
  return requests.length / (Number(process.hrtime.bigint() - started) / 1e9);

  async function send(own: typeof requests): Promise<void> {
    for (const { path, ...request } of own) {
      const response = await fetch(url + path, request);
      if (!response.ok) throw new Error(`An order was refused: ${await response.text()}`);
      await response.arrayBuffer();
    }
  }
}

function assertAllGood({ errors, non2xx }: { errors: number; non2xx: number }): void {
  if (errors > 0 || non2xx > 0) throw new Error(`${errors} errors and ${non2xx} refusals while measuring`);
}

function* table(results: Measured[]): Generator<string> {
  yield 'requests a second, median of the rounds   bare     shop    ratio (lowest to highest round)';
  for (const { name, bare, shop } of results) {
    const ratios = shop.map((figure, round) => figure / bare[round]!).sort((one, other) => one - other);
    const ratio = median(shop) / median(bare);
    const spread = `${ratios[0]!.toFixed(2)} to ${ratios.at(-1)!.toFixed(2)}`;
    yield `${name.padEnd(38)} ${whole(median(bare))} ${whole(median(shop))}     ${ratio.toFixed(2)} (${spread})`;
  }
}

const whole = (figure: number): string => figure.toFixed(0).padStart(8);
const median = (figures: number[]): number =>
  figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)]!;
