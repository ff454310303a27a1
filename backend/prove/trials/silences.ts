import { setTimeout as pause } from 'node:timers/promises';
import { tcpProxy } from '../../test/support/services/tcp-proxy';
import { brokenInvariants } from '../buying/invariants';
import { settlePayments } from '../shop/shop-database';
import { CheckoutTraffic } from '../buying/checkout-traffic';
import { type Buyer, count, Buyers, outcomeOf } from '../buying/buyers';
import { secondsUntilJobsRun } from '../shop/job-probe';
import { atMost, noneOf, type Trial } from '../trial';

const trafficBeforeMs = 1_500;
const buyerCount = 8;
const writesComeBackWithin = 15;
const jobsComeBackWithin = 20;
/** After this many responses in a row, none of the open connections is silent. */
const responsesInARow = 20;

/**
 * All connections to Postgres fall silent in the middle of checkouts, as after a failover or behind a firewall that forgot
 * them: nothing comes through, and neither side is told. New connections work.
 */
export const silences: Trial = async ({ postgres, short, say, openShop }) => {
  const proxy = await tcpProxy(postgres.url);
  const shop = await openShop({ databaseUrl: proxy.url });
  const buyers = await Buyers.gather(() => shop, 2 * buyerCount);
  const writers = buyers.all.splice(buyerCount);
  const traffic = new CheckoutTraffic(buyers);
  const writesBack: number[] = [];
  const jobsBack: number[] = [];
  for (let round = 1; round <= (short ? 1 : 5); round++) {
    await pause(trafficBeforeMs);
    proxy.hold();
    const jobs = secondsUntilJobsRun(postgres.url);
    writesBack.push(Math.max(...(await Promise.all(writers.map(secondsUntilServed)))));
    jobsBack.push(await jobs);
    say(`silent: writes come back after ${writesBack.at(-1)} s, jobs after ${jobsBack.at(-1)} s`);
    // The calls of the traffic never return: stop here.
    if (writesBack.at(-1)! > writesComeBackWithin) break;
  }
  const findings = [
    atMost(
      'seconds until writes come back, at the worst',
      Math.max(...writesBack),
      writesComeBackWithin,
      ' s',
    ),
    atMost('seconds until jobs run again, at the worst', Math.max(...jobsBack), jobsComeBackWithin, ' s'),
    atMost('deaths of the process', Number(shop.isGone), 0),
  ];
  if (findings.every(({ good }) => good)) {
    await traffic.end();
    await settlePayments(postgres.url);
    const { failed } = count(traffic.outcomes);
    findings.push(
      atMost(`of ${traffic.outcomes.length} calls, neither answered nor told to try again`, failed, 0),
      noneOf('broken invariants', await brokenInvariants(postgres.url)),
    );
  }
  await shop.kill();
  await proxy.close();
  return findings;
};

/** Until a shopper's cart can be changed again, each time. */
async function secondsUntilServed(buyer: Buyer): Promise<number> {
  const started = Date.now();
  const giveUpAt = started + 2 * writesComeBackWithin * 1_000;
  let servedSince: number | undefined;
  for (let responses = 0; responses < responsesInARow && Date.now() < giveUpAt;) {
    const asked = Date.now();
    const outcome = await Promise.race([outcomeOf(buyer.fillCart()), pause(giveUpAt - asked)]);
    if (outcome === 'answered') servedSince ??= asked;
    responses = outcome === 'answered' ? responses + 1 : 0;
    if (responses === 0) servedSince = undefined;
  }
  return Math.round(((servedSince ?? Date.now()) - started) / 100) / 10;
}
