import { Catalogue } from '../answers/catalogue';
import { flood } from '../answers/flood';
import { Storm } from '../answers/storm';
import { Crowd } from '../crowd';
import { Fleet } from '../fleet';
import type { ShopProcess } from '../shop-process';
import { atLeast, atMost, type Finding, type Ground, noneOf, type Trial } from '../trial';

const whole = { seconds: 60, buyers: 120, ordersASecond: 55, flooded: 10_000 };
const shortened = { seconds: 6, buyers: 12, ordersASecond: 10, flooded: 0 };

const servers = 2;

/** What the shop promises; beside another trial on two cores a process may wait longer for its turn than that. */
const outdatedAtMostMs = { whole: 250, short: 1_000 };
const ordersASecondAtLeast = 50;
const maxMegabytes = 300;

/** Several servers cache public responses while everything that they show changes: nobody reads a value older than 250 ms. */
export const answers: Trial = async (ground) => {
  const { short, say, openShop } = ground;
  const plan = short ? shortened : whole;
  const fleet = await Fleet.open(openShop, servers);
  const crowd = await Crowd.gather(fleet.next, plan.buyers);
  const catalogue = await Catalogue.fill(crowd, fleet.next());
  const storm = new Storm(ground, catalogue, crowd);
  await storm.rage(fleet.all, plan);
  const { readings, own } = storm;
  say(`${readings.taken} readings of ${readings.values} values, ${readings.outdated} of them out of date`);
  say(
    `${own.taken} readings of what is one's own; ${catalogue.purchases.size} bought what they had reviewed`,
  );
  say(`${storm.writes} writes and ${storm.orders} orders in ${plan.seconds} s`);
  await storm.changeAllWhileRead(fleet.all);
  const findings = [
    atMost('how long a value was out of date', readings.oldest, limitOf(short), ' ms'),
    noneOf('values of something else, or of nothing', readings.foreign),
    noneOf("what is another's", own.foreign),
    noneOf('calls that failed', [...storm.failures, ...readings.failures]),
    noneOf(
      'answers that are not what another server makes of the books',
      await differences(ground, fleet, catalogue),
    ),
    ...(short
      ? []
      : [atLeast('orders a second', Math.floor(storm.orders / plan.seconds), ordersASecondAtLeast)]),
    ...(await memory(fleet.all, plan.flooded)),
  ];
  await fleet.stop();
  return findings;
};

const limitOf = (short: boolean): number => (short ? outdatedAtMostMs.short : outdatedAtMostMs.whole);

/** A server that has just begun has cached nothing. */
async function differences({ openShop }: Ground, fleet: Fleet, catalogue: Catalogue): Promise<string[]> {
  const fresh = await openShop();
  const found: string[] = [];
  for (const address of catalogue.addresses) {
    const expected = JSON.stringify((await fresh.visitor().get(address)).body);
    for (const [place, shop] of fleet.all.entries()) {
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

/** @param flooded different answers, far more than may be cached */
async function memory(shops: ShopProcess[], flooded: number): Promise<Finding[]> {
  await Promise.all(shops.map((shop) => flood(shop, flooded)));
  const peaks = shops.flatMap(({ peakMegabytes }) => peakMegabytes ?? []);
  return peaks.map((peak, place) =>
    atMost(`memory of server ${place + 1}, at the most`, peak, maxMegabytes, ' MB'),
  );
}
