import { setTimeout as pause } from 'node:timers/promises';
import { brokenInvariants } from '../buying/invariants';
import { settlePayments } from '../shop/shop-database';
import { type CallOutcome, count, Buyers, type OpenOrder, outcomeOf } from '../buying/buyers';
import { atMost, type Finding, noneOf, type Trial } from '../trial';

const captures = 40;
const creates = 10;
const stopsWithinMs = 10_000;

interface Stop {
  milliseconds: number;
  code: number | null;
  /** The next shop has found out what became of all payments. */
  isSettled: boolean;
  outcomes: CallOutcome[];
}

/** The shop is told to stop while shoppers pay, again and again on the same database. */
export const stops: Trial = async ({ postgres, short, say, openShop }) => {
  let shop = await openShop();
  const buyers = await Buyers.gather(() => shop, captures + creates);
  const stop = async (afterMs: number): Promise<Stop> => {
    const calls = await callsUnderway(buyers);
    await pause(afterMs);
    const { milliseconds, code } = await shop.stop();
    const outcomes = await Promise.all(calls);
    const { answered, unavailable, refused, failed, cut } = count(outcomes);
    say(
      `${milliseconds} ms; ${answered} answered, ${unavailable + refused} turned away, ${failed + cut} cut`,
    );
    shop = await openShop();
    return { milliseconds, code, isSettled: await settlePayments(postgres.url), outcomes };
  };

  const all: Stop[] = [];
  const rounds = short ? 1 : 20;
  // The time from before the first response to after the last.
  for (let round = 1; round <= rounds; round++) {
    all.push(await stop((round * 300) / rounds));
    const findings = judge(all);
    // The calls that a bad stop cut are still under way: their buyers can't order again.
    if (findings.some(({ good }) => !good)) return findings;
  }
  await buyers.payPal.plantFault('capture:*', 'hang', captures / 4);
  say('and now the provider hangs');
  const hanging = await stop(100);
  const broken = await brokenInvariants(postgres.url);
  await shop.stop();
  return [
    ...judge(all),
    atMost('milliseconds to stop while the provider hangs', hanging.milliseconds, stopsWithinMs),
    settled('payments settle after that', [hanging]),
    noneOf('broken invariants', broken),
  ];
};

/** Captures of approved orders, and new orders and views of carts beside them. */
async function callsUnderway(buyers: Buyers): Promise<Promise<CallOutcome>[]> {
  const [payers, others] = [buyers.all.slice(0, captures), buyers.all.slice(captures)];
  const orders: OpenOrder[] = [];
  for (const buyer of payers) orders.push(await buyer.order());
  for (const order of orders) await buyers.approve(order);
  for (const buyer of others) await buyer.fillCart();
  return [
    ...payers.map((buyer, place) => buyer.capture(orders[place]!)),
    ...others.flatMap((buyer) => [buyer.create(), buyer.cart()]),
  ].map(outcomeOf);
}

function judge(all: Stop[]): Finding[] {
  const outcomes = all.flatMap((stop) => stop.outcomes);
  const { failed, cut } = count(outcomes);
  const codes = all.filter(({ code }) => code !== 0).map(({ code }) => `exit code ${code}`);
  return [
    atMost(
      'milliseconds to stop, at the worst',
      Math.max(...all.map(({ milliseconds }) => milliseconds)),
      stopsWithinMs,
    ),
    atMost(`of ${outcomes.length} calls in flight, cut`, cut, 0),
    atMost('calls answered with a failure', failed, 0),
    noneOf('stops that did not end in order', codes),
    settled('payments settle after each', all),
  ];
}

function settled(what: string, all: Stop[]): Finding {
  const good = all.every(({ isSettled }) => isSettled);
  return { what, figure: String(good), good };
}
