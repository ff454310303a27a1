import { setTimeout as pause } from 'node:timers/promises';
import { brokenInvariants } from '../buying/invariants';
import { capturing, settlePayments } from '../shop/shop-database';
import { CheckoutTraffic } from '../buying/checkout-traffic';
import { count, Buyers } from '../buying/buyers';
import { secondsUntilJobsRun } from '../shop/job-probe';
import { atMost, noneOf, type Trial } from '../trial';

const wholeSeconds = [1, 2, 5, 10, 20, 30, 60, 5, 2, 1];
const shortSeconds = [1, 3];
const trafficBeforeMs = 1_500;
const recoversWithin = 10;

/** Postgres stops in the middle of checkouts, by shutdown and by SIGKILL in turn, and starts again. */
export const outages: Trial = async ({ postgres, short, say, openShop }) => {
  let shop = await openShop();
  const buyers = await Buyers.gather(() => shop, 8);
  const traffic = new CheckoutTraffic(buyers);
  let deaths = 0;
  const recoveries: number[] = [];
  for (const [round, seconds] of (short ? shortSeconds : wholeSeconds).entries()) {
    await pause(trafficBeforeMs);
    const way = round % 2 === 0 ? 'stop' : 'kill';
    await postgres[way]();
    await pause(seconds * 1000);
    await postgres.start();
    if (shop.isGone) {
      deaths += 1;
      say(`the shop died:\n${shop.lastWords}`);
      shop = await openShop();
    }
    recoveries.push(await secondsUntilJobsRun(postgres.url));
    say(`away for ${seconds} s (${way}): jobs run again after ${recoveries.at(-1)} s`);
  }
  await traffic.end();
  await settlePayments(postgres.url);
  const { failed, cut } = count(traffic.outcomes);
  const waiting = await capturing(postgres.url);
  const broken = await brokenInvariants(postgres.url);
  await shop.stop();
  return [
    atMost('deaths of the process', deaths, 0),
    atMost('seconds until jobs run again, at the worst', Math.max(...recoveries), recoversWithin),
    atMost(`of ${traffic.outcomes.length} calls, neither answered nor told to try again`, failed, 0),
    atMost('connections cut', cut, 0),
    atMost('payments that nobody asks for any more', waiting, 0),
    noneOf('broken invariants', broken),
  ];
};
