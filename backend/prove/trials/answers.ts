import { Catalogue } from '../answers/catalogue';
import { flood } from '../answers/flood';
import { Traffic } from '../answers/traffic';
import { Buyers } from '../buyers';
import { Servers } from '../servers';
import type { ShopProcess } from '../shop-process';
import { atLeast, atMost, type Finding, type TrialContext, noneOf, type Trial } from '../trial';

const whole = { seconds: 60, buyers: 120, ordersASecond: 55, ordersAtLeast: 1_000, flooded: 10_000 };
const shortened = { seconds: 6, buyers: 12, ordersASecond: 10, ordersAtLeast: 5, flooded: 0 };

const serverCount = 2;

/** The promise is 250 ms. The short form shares two cores with another trial and allows more. */
const outdatedAtMostMs = { whole: 250, short: 1_000 };
const maxMegabytes = 300;

/** Several servers cache public responses while everything that they show changes: nobody reads a value older than 250 ms. */
export const answers: Trial = async (context) => {
  const { short, say, openShop } = context;
  const plan = short ? shortened : whole;
  const servers = await Servers.open(openShop, serverCount);
  const buyers = await Buyers.gather(servers.next, plan.buyers);
  const catalogue = await Catalogue.fill(buyers, servers.next());
  const traffic = new Traffic(context, catalogue, buyers);
  await traffic.run(servers.all, plan);
  const { readings, own } = traffic;
  say(`${readings.taken} readings of ${readings.values} values, ${readings.outdated} of them out of date`);
  say(
    `${own.taken} readings of what is one's own; ${catalogue.purchases.size} bought what they had reviewed`,
  );
  say(`${traffic.writes} writes and ${traffic.orders} orders in ${plan.seconds} s`);
  await traffic.changeAllWhileRead(servers.all);
  const findings = [
    atMost('how long a value was out of date', readings.oldest, limitOf(short), ' ms'),
    noneOf('values of something else, or of nothing', readings.foreign),
    noneOf("what is another's", own.foreign),
    noneOf('calls that failed', [...traffic.failures, ...readings.failures]),
    noneOf(
      'responses that differ from those of a fresh server',
      await differences(context, servers, catalogue),
    ),
    atLeast('orders that changed what was read', traffic.orders, plan.ordersAtLeast),
    ...(await memory(servers.all, plan.flooded)),
  ];
  await servers.stop();
  return findings;
};

const limitOf = (short: boolean): number => (short ? outdatedAtMostMs.short : outdatedAtMostMs.whole);

/** A fresh server has an empty cache. */
async function differences(
  { openShop }: TrialContext,
  servers: Servers,
  catalogue: Catalogue,
): Promise<string[]> {
  const fresh = await openShop();
  const found: string[] = [];
  for (const address of catalogue.addresses) {
    const expected = JSON.stringify((await fresh.visitor().get(address)).body);
    for (const [place, shop] of servers.all.entries()) {
      const is = JSON.stringify((await shop.visitor().get(address)).body);
      if (is !== expected) found.push(`${address} of server ${place + 1}: ${whereTheyDiffer(is, expected)}`);
    }
  }
  await fresh.stop();
  return found;
}

function whereTheyDiffer(is: string, expected: string): string {
  let at = 0;
  while (at < is.length && is[at] === expected[at]) at += 1;
  const [found, wanted] = [is, expected].map((text) => text.slice(Math.max(at - 30, 0), at + 50));
  return `${found} for ${wanted}`;
}

/** @param flooded number of different responses: far more than the cache holds */
async function memory(shops: ShopProcess[], flooded: number): Promise<Finding[]> {
  await Promise.all(shops.map((shop) => flood(shop, flooded)));
  const peaks = shops.flatMap(({ peakMegabytes }) => peakMegabytes ?? []);
  return peaks.map((peak, place) =>
    atMost(`memory of server ${place + 1}, at the most`, peak, maxMegabytes, ' MB'),
  );
}
