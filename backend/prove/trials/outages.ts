import { setTimeout as pause } from 'node:timers/promises';
import { brokenRules, capturing, settlePayments } from '../books';
import { CheckoutStorm } from '../checkout-storm';
import { count, Crowd } from '../crowd';
import { secondsUntilJobsRun } from '../job-probe';
import { atMost, noneOf, type Trial } from '../trial';

const wholeSeconds = [1, 2, 5, 10, 20, 30, 60, 5, 2, 1];
const shortSeconds = [1, 3];
const stormBeforeMs = 1_500;
const recoversWithin = 10;

/** Postgres goes away in the middle of a storm of checkouts, in order and by force in turn, and comes back. */
export const outages: Trial = async ({ postgres, short, say, openShop }) => {
  let shop = await openShop();
  const crowd = await Crowd.gather(() => shop, 8);
  const storm = new CheckoutStorm(crowd);
  let deaths = 0;
  const recoveries: number[] = [];
  for (const [round, seconds] of (short ? shortSeconds : wholeSeconds).entries()) {
    await pause(stormBeforeMs);
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
  await storm.end();
  await settlePayments(postgres.url);
  const { failed, cut } = count(storm.outcomes);
  const waiting = await capturing(postgres.url);
  const broken = await brokenRules(postgres.url);
  await shop.stop();
  return [
    atMost('deaths of the process', deaths, 0),
    atMost('seconds until jobs run again, at the worst', Math.max(...recoveries), recoversWithin),
    atMost(`of ${storm.outcomes.length} calls, neither answered nor told to try again`, failed, 0),
    atMost('connections cut', cut, 0),
    atMost('payments that nobody asks for any more', waiting, 0),
    noneOf('rules of the books broken', broken),
  ];
};
