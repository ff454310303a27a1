import { setTimeout as pause } from 'node:timers/promises';
import { brokenInvariants } from '../buying/invariants';
import { runJobsNow, onDatabase, settlePayments } from '../shop/shop-database';
import type { Chance } from '../../test/support/chance';
import { type Buyer, Buyers, openOrderOf, persistently } from '../buying/buyers';
import { Servers } from '../shop/servers';
import { Purchases } from '../buying/purchases';
import { StockClerk } from '../buying/stock-clerk';
import { Samples } from '../buying/samples';
import { percentile } from '../../test/support/statistics';
import { atMost, type Finding, type TrialContext, noneOf, type Trial } from '../trial';
import { untilWithin } from '../shop/until-within';

const whole = {
  accounts: 200,
  workers: 200,
  checkouts: 10_000,
  kills: 10,
  outages: 3,
  scarce: 150,
  timeoutMs: 120_000,
};
const shortened = {
  accounts: 24,
  workers: 16,
  checkouts: 80,
  kills: 1,
  outages: 1,
  scarce: 2,
  timeoutMs: 30_000,
};

const serverCount = 2;
/** The limit between the approval and the paid order of a buyer who never comes back, without the time when servers or database are away. */
const paidWithinSeconds = 60;
const longestAwayMs = 2_000;

/** Many buyers want few goods while servers are killed and Postgres stops: nothing is oversold, no money and no order is lost. */
export const checkouts: Trial = async (context) => {
  const { postgres, short, say, openShop } = context;
  const size = short ? shortened : whole;
  const servers = await Servers.open(openShop, serverCount);
  const pieces = { S: size.checkouts, M: size.checkouts, L: size.scarce };
  const buyers = await Buyers.gather(servers.next, size.accounts, pieces);
  const lastPieces = await orderLastPieces(buyers, size.scarce);
  const purchases = new Purchases(context, buyers, size);
  const samples = Samples.begin(context);
  await tell(buyers, 'never');
  const stockClerk = new StockClerk(buyers, context.chance.for('keeper'));
  const jobTimer = short ? runJobsEverySecond(postgres.url) : undefined;
  const sampled: Finding[] = [];
  try {
    await Promise.all([purchases.run(), disasters(context, servers, buyers, purchases)]);
    await untilWithin(async () => (await purchases.stillWaiting()) === 0, size.timeoutMs);
  } finally {
    purchases.close();
    clearInterval(jobTimer);
    await stockClerk.end();
    sampled.push(...(await samples.end()));
  }
  say(
    `${purchases.opened} orders, ${purchases.soldOut} times sold out, ${stockClerk.corrections} times restocked`,
  );
  const isSettled = await settlePayments(postgres.url);
  const findings = [
    lastPieces,
    noneOf('buyers who were refused or gave up', [...purchases.failures, ...stockClerk.failures]),
    noneOf('servers that died by themselves', servers.deaths),
    ...sampled,
    ...(await waits(context, purchases)),
    { what: 'payments settle', figure: String(isSettled), good: isSettled },
    await startOf(postgres.url, buyers, pieces),
    await ledger(postgres.url),
    noneOf('broken invariants in the end', await brokenInvariants(postgres.url)),
  ];
  await servers.stop();
  return findings;
};

/** More buyers than there are pieces have the same goods in their carts and order them at the same time; then they cancel. */
async function orderLastPieces(buyers: Buyers, pieces: number): Promise<Finding> {
  const scarce = buyers.goods.find(({ size }) => size === 'L')!;
  const all = <Result>(act: (buyer: Buyer) => Promise<Result>) => Promise.all(buyers.all.map(act));
  await all((buyer) => persistently(() => buyer.fillCart(scarce)));
  const responses = await all((buyer) => persistently(() => buyer.create()));
  const placed = responses.filter(({ status }) => status === 201).map(openOrderOf);
  const refused = responses.filter(({ status }) => status === 409);
  await Promise.all(placed.map((order) => persistently(() => buyers.cancel(order))));
  await all((buyer) => persistently(() => buyer.putBack(scarce)));
  return {
    what: `orders of the last ${pieces} pieces by ${buyers.all.length} buyers at the same time`,
    figure: `${placed.length} placed, ${refused.length} refused`,
    good: placed.length === pieces && placed.length + refused.length === responses.length,
  };
}

/** The short form does not wait for the timers of the reconciler. */
const runJobsEverySecond = (databaseUrl: string): NodeJS.Timeout =>
  setInterval(() => void runJobsNow(databaseUrl).catch(() => undefined), 1_000);

interface Disaster {
  /** It strikes after this number of orders. */
  after: number;
  perform: () => Promise<string>;
}

/** Each after a random number of orders; the provider sends webhooks in the second half only. */
async function disasters(
  context: TrialContext,
  servers: Servers,
  buyers: Buyers,
  purchases: Purchases,
): Promise<void> {
  const size = context.short ? shortened : whole;
  const chance = context.chance.for('disasters');
  const drawn = (number: number, perform: (round: number) => Promise<string>): Disaster[] =>
    Array.from({ length: number }, (_, round) => ({
      after: chance.below(size.checkouts),
      perform: () => perform(round),
    }));
  const plan = [
    ...drawn(size.kills, () => kill(servers, chance)),
    ...drawn(size.outages, (round) => takePostgresAway(context, round, chance)),
    { after: size.checkouts / 2, perform: () => tell(buyers, 'prompt') },
  ];
  for (const { after, perform } of plan.toSorted((one, other) => one.after - other.after)) {
    await untilWithin(async () => purchases.begun >= after || purchases.isOver, Infinity);
    const what = await perform();
    context.say(`after ${purchases.begun} orders: ${what}`);
    context.record({ after: purchases.begun, disaster: what });
    await servers.reopen();
  }
}

async function kill(servers: Servers, chance: Chance): Promise<string> {
  const first = chance.below(servers.size);
  const all = chance.isLucky(1 / 3);
  const places = all ? Array.from({ length: servers.size }, (_, place) => place) : [first];
  await Promise.all(places.map((place) => servers.kill(place)));
  await pause(chance.below(longestAwayMs));
  return `kill -9 of ${places.length} of ${servers.size} servers`;
}

async function takePostgresAway({ postgres }: TrialContext, round: number, chance: Chance): Promise<string> {
  const way = round % 2 === 0 ? 'kill' : 'stop';
  const milliseconds = chance.below(longestAwayMs);
  await postgres[way]();
  await pause(milliseconds);
  await postgres.start();
  return `Postgres away for ${milliseconds} ms (${way})`;
}

/** Sets how the provider sends webhooks, as soon as it can be reached. */
async function tell(buyers: Buyers, mode: 'prompt' | 'never'): Promise<string> {
  const isTold = () =>
    buyers.payPal.tell(mode).then(
      () => true,
      () => false,
    );
  await untilWithin(isTold, 30_000);
  return `PayPal sends webhooks: ${mode}`;
}

/** How long the buyers who closed the browser waited for their order, by the shop's history. */
async function waits({ postgres, short, record }: TrialContext, purchases: Purchases): Promise<Finding[]> {
  const closed = purchases.approvals.filter(({ isClosed }) => isClosed);
  const confirmed = await onDatabase<{ id: string; at: Date }>(
    postgres.url,
    `SELECT order_id AS id, min(changed_at) AS at FROM ordering.order_history
      WHERE status = 'confirmed' AND order_id = ANY($1) GROUP BY order_id`,
    [closed.map(({ orderId }) => orderId)],
  );
  const confirmedAt = new Map(confirmed.map(({ id, at }) => [id, at.getTime()]));
  const seconds = closed.map(({ orderId, at }) => ((confirmedAt.get(orderId) ?? Infinity) - at) / 1000);
  closed.forEach(({ orderId }, place) => record({ closed: orderId, waitedSeconds: seconds[place] }));
  const accelerated = short ? ', reconciliation every second' : '';
  return [
    noneOf(
      'approved, and no paid order for a buyer who closed the browser',
      closed.filter(({ orderId }) => !confirmedAt.has(orderId)).map(({ orderId }) => orderId),
    ),
    {
      what: `seconds until the order of each of ${closed.length} who closed the browser, the median${accelerated}`,
      figure: percentile(seconds, 0.5).toFixed(1),
      good: true,
    },
    atMost('the same, p99', percentile(seconds, 0.99), paidWithinSeconds),
    atMost('the same, at the worst', percentile(seconds, 1), paidWithinSeconds),
  ];
}

/** The stock at the start, compared with what the trial entered. */
async function startOf(
  databaseUrl: string,
  buyers: Buyers,
  pieces: Record<string, number>,
): Promise<Finding> {
  const [row] = await onDatabase<{ pieces: number }>(
    databaseUrl,
    `SELECT sum(change)::int AS pieces FROM catalogue.stock_movements WHERE cause = 'initial'`,
  );
  const perProduct = Object.values(pieces).reduce((sum, count) => sum + count, 0);
  const expected = (buyers.goods.length / Object.keys(pieces).length) * perProduct;
  return {
    what: 'stock at the start, by its movements and by who put it in',
    figure: `${row!.pieces} and ${expected}`,
    good: row!.pieces === expected,
  };
}

/** The provider's ledger compared with the shop's orders. */
async function ledger(databaseUrl: string): Promise<Finding> {
  const [row] = await onDatabase<{ taken: string; captures: string; owed: string; paid: string }>(
    databaseUrl,
    `SELECT (SELECT sum(amount_cents) FROM paypal_simulator.captures) AS taken,
            (SELECT count(*) FROM paypal_simulator.captures) AS captures,
            (SELECT sum(total_cents) FROM ordering.orders WHERE stage = 'paid') AS owed,
            (SELECT count(*) FROM ordering.orders WHERE stage = 'paid') AS paid`,
  );
  const { taken, captures, owed, paid } = row!;
  return {
    what: 'cents that the provider took, and that paid orders cost',
    figure: `${taken} in ${captures} captures, and ${owed} in ${paid} orders`,
    good: taken === owed && captures === paid,
  };
}
