import { median } from '../test/support/statistics';
import { budgets } from './budget';
import { Buyer } from './buyer';
import { CpuMeter, postmasterOf } from './cpu-meter';
import { copyDatabase, filledDatabase } from './shop/databases';
import { startProvider, startShop, stopServers } from './servers/servers';
import { say, table, verdict } from './table';
import { type Cost, inParallel, measure, type MeasuredShop } from './turn';
import { World } from './shop/world';

type CallName = keyof typeof budgets;

/** Their carts differ, so that nobody waits for another's. */
const shoppers = 256;
const atOnce = 8;
const rounds = 3;

interface Call {
  /** How often it is measured in a round. */
  times: number;
  /** Prepares the shop for the measurement. @returns the measured calls, each to be done once */
  prepare: (shop: MeasuredShop, times: number) => Promise<(() => Promise<unknown>)[]>;
}

const calls: Record<CallName, Call> = {
  'cart get': {
    times: 2_048,
    async prepare(shop, times) {
      const buyers = await welcome(shop, shoppers, { withFullCart: true });
      return Array.from({ length: times }, (_, turn) => () => buyers[turn % shoppers]!.cart());
    },
  },
  'cart add': {
    times: 1_024,
    async prepare(shop, times) {
      const buyers = await welcome(shop, shoppers, { withFullCart: false });
      return Array.from({ length: times }, (_, turn) => () => buyers[turn % shoppers]!.addToCart());
    },
  },
  'order creation': {
    times: 256,
    async prepare(shop, times) {
      const buyers = await welcome(shop, times, { withFullCart: true });
      return buyers.map((buyer) => () => buyer.placeOrder());
    },
  },
  capture: {
    times: 256,
    async prepare(shop, times) {
      const buyers = await welcome(shop, times, { withFullCart: true });
      const opened: (() => Promise<unknown>)[] = [];
      await inParallel(atOnce, buyers, async (buyer) => {
        const order = await buyer.placeOrder();
        opened.push(() => buyer.capture(order));
      });
      return opened;
    },
  },
  'whole checkout': {
    times: 128,
    async prepare(shop, times) {
      const buyers = await welcome(shop, times, { withFullCart: false });
      return buyers.map((buyer) => () => buyer.buy());
    },
  },
};

async function welcome(
  { server, world }: MeasuredShop,
  count: number,
  options: { withFullCart: boolean },
): Promise<Buyer[]> {
  const people = await world.welcome(count, options);
  return people.map((person) => new Buyer(server.url, person));
}

/** Measures the cost of carts, orders and whole checkouts. @returns whether no call sends more statements than its budget */
export async function benchWrites(databaseUrl: string, catalogues = [1_000]): Promise<boolean> {
  let isKept = true;
  for (const products of catalogues) {
    try {
      const shop = await openShop(databaseUrl, products);
      say(`Carts and orders with ${products} products, ${atOnce} at once`);
      const rows = [];
      for (const name of Object.keys(calls) as CallName[]) {
        say(name);
        const cost = await costOf(calls[name], shop);
        rows.push(rowOf(name, cost));
        isKept &&= cost.statements <= budgets[name].statements;
      }
      for (const line of ['', ...table(head, rows), '']) say(line);
    } finally {
      stopServers();
    }
  }
  return isKept;
}

async function openShop(databaseUrl: string, products: number): Promise<MeasuredShop> {
  const filled = await filledDatabase(databaseUrl, products);
  const ownUrl = await copyDatabase(databaseUrl, filled, 'writes');
  const server = await startShop(ownUrl, await startProvider());
  const world = await World.open(ownUrl);
  const meter = new CpuMeter(server.pid, postmasterOf(await world.backendPid()));
  return { server, world, meter };
}

/** @returns the medians of the rounds; a shorter round before them, which warms the shop up, is not counted */
async function costOf({ times, prepare }: Call, shop: MeasuredShop): Promise<Cost> {
  const costs: Cost[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    await shop.world.tidy();
    const cost = await measure(shop, await prepare(shop, round === 0 ? times / 4 : times), atOnce);
    if (round > 0) costs.push(cost);
  }
  const middle = (figure: keyof Cost) => median(costs.map((cost) => cost[figure]));
  return {
    perSecond: middle('perSecond'),
    p50: middle('p50'),
    p95: middle('p95'),
    serverMs: middle('serverMs'),
    postgresMs: middle('postgresMs'),
    statements: middle('statements'),
  };
}

const head = ['call', 'a second', 'ms, p50 / p95', 'statements', 'budget', 'CPU ms + Postgres', 'budget'];

function rowOf(name: CallName, cost: Cost): string[] {
  const { perSecond, p50, p95, serverMs, postgresMs, statements } = cost;
  const budget = budgets[name];
  const cpuMs = serverMs + postgresMs;
  return [
    name,
    perSecond.toFixed(0),
    `${p50.toFixed(1)} / ${p95.toFixed(1)}`,
    statements.toFixed(1),
    verdict(`<= ${budget.statements}`, statements <= budget.statements),
    // The system does not tell everywhere.
    ...(Number.isNaN(cpuMs)
      ? ['', '']
      : [
          `${serverMs.toFixed(2)} + ${postgresMs.toFixed(2)}`,
          verdict(`<= ${budget.cpuMs}`, cpuMs <= budget.cpuMs),
        ]),
  ];
}
