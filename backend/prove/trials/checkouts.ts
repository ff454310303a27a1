import { setTimeout as pause } from 'node:timers/promises';
import { brokenRules, hastenJobs, onDatabase, settlePayments } from '../books';
import type { Chance } from '../chance';
import { Crowd } from '../crowd';
import { Fleet } from '../fleet';
import { Market } from '../market';
import { Restocking } from '../restocking';
import { Samples } from '../samples';
import { percentile } from '../../bench/statistics';
import { atMost, type Finding, type Ground, noneOf, type Trial } from '../trial';
import { untilWithin } from '../until-within';

const whole = {
  accounts: 200,
  lanes: 200,
  checkouts: 10_000,
  kills: 10,
  outages: 3,
  scarce: 150,
  patienceMs: 120_000,
};
const shortened = {
  accounts: 24,
  lanes: 16,
  checkouts: 80,
  kills: 1,
  outages: 1,
  scarce: 2,
  patienceMs: 30_000,
};

const servers = 2;
/** From the approval to the paid order, of whoever never comes back; no second is taken off for servers or databases that were away. */
const paidWithinSeconds = 60;
const longestAwayMs = 2_000;

/** Many buyers at few things, while servers are killed and Postgres goes away: nothing is sold twice, no money and no order is lost. */
export const checkouts: Trial = async (ground) => {
  const { postgres, short, say, openShop } = ground;
  const size = short ? shortened : whole;
  const fleet = await Fleet.open(openShop, servers);
  const pieces = { S: size.checkouts, M: size.checkouts, L: size.scarce };
  const crowd = await Crowd.gather(fleet.next, size.accounts, pieces);
  const market = new Market(ground, crowd, size);
  const samples = Samples.begin(ground);
  await tell(crowd, 'never');
  const restocking = new Restocking(crowd, ground.chance.for('keeper'));
  const hastening = short ? hasten(postgres.url) : undefined;
  const sampled: Finding[] = [];
  try {
    await Promise.all([market.trade(), disasters(ground, fleet, crowd, market)]);
    await untilWithin(async () => (await market.stillWaiting()) === 0, size.patienceMs);
  } finally {
    market.close();
    clearInterval(hastening);
    await restocking.end();
    sampled.push(...(await samples.end()));
  }
  say(`${market.opened} orders, ${market.soldOut} times sold out, ${restocking.corrections} times restocked`);
  const isSettled = await settlePayments(postgres.url);
  const findings = [
    noneOf('buyers who were refused or gave up', [...market.failures, ...restocking.failures]),
    noneOf('servers that died by themselves', fleet.deaths),
    ...sampled,
    ...(await waits(ground, market)),
    { what: 'payments settle', figure: String(isSettled), good: isSettled },
    await startOf(postgres.url, crowd, pieces),
    await ledger(postgres.url),
    noneOf('rules of the books broken in the end', await brokenRules(postgres.url)),
  ];
  await fleet.stop();
  return findings;
};

/** In a shortened run nobody waits for the reconciler's time. */
const hasten = (databaseUrl: string): NodeJS.Timeout =>
  setInterval(() => void hastenJobs(databaseUrl).catch(() => undefined), 1_000);

interface Disaster {
  /** After so many orders. */
  after: number;
  perform: () => Promise<string>;
}

/** Each at a moment that the seed draws, counted in orders; from half of the way on the provider tells of what happens. */
async function disasters(ground: Ground, fleet: Fleet, crowd: Crowd, market: Market): Promise<void> {
  const size = ground.short ? shortened : whole;
  const chance = ground.chance.for('disasters');
  const drawn = (number: number, perform: (round: number) => Promise<string>): Disaster[] =>
    Array.from({ length: number }, (_, round) => ({
      after: chance.below(size.checkouts),
      perform: () => perform(round),
    }));
  const plan = [
    ...drawn(size.kills, () => kill(fleet, chance)),
    ...drawn(size.outages, (round) => takePostgresAway(ground, round, chance)),
    { after: size.checkouts / 2, perform: () => tell(crowd, 'prompt') },
  ];
  for (const { after, perform } of plan.toSorted((one, other) => one.after - other.after)) {
    await untilWithin(async () => market.begun >= after || market.isOver, Infinity);
    const what = await perform();
    ground.say(`after ${market.begun} orders: ${what}`);
    ground.record({ after: market.begun, disaster: what });
    await fleet.reopen();
  }
}

async function kill(fleet: Fleet, chance: Chance): Promise<string> {
  const first = chance.below(fleet.size);
  const all = chance.isLucky(1 / 3);
  const places = all ? Array.from({ length: fleet.size }, (_, place) => place) : [first];
  await Promise.all(places.map((place) => fleet.kill(place)));
  await pause(chance.below(longestAwayMs));
  return `kill -9 of ${places.length} of ${fleet.size} servers`;
}

async function takePostgresAway({ postgres }: Ground, round: number, chance: Chance): Promise<string> {
  const way = round % 2 === 0 ? 'kill' : 'stop';
  const milliseconds = chance.below(longestAwayMs);
  await postgres[way]();
  await pause(milliseconds);
  await postgres.start();
  return `Postgres away for ${milliseconds} ms (${way})`;
}

/** How the provider tells of what happens, as soon as it can be told so. */
async function tell(crowd: Crowd, mode: 'prompt' | 'never'): Promise<string> {
  const isTold = () =>
    crowd.payPal.tell(mode).then(
      () => true,
      () => false,
    );
  await untilWithin(isTold, 30_000);
  return `PayPal tells of what happens: ${mode}`;
}

/** How long those who closed the browser waited for their order, by the shop's own history. */
async function waits({ postgres, short, record }: Ground, market: Market): Promise<Finding[]> {
  const closed = market.approvals.filter(({ isClosed }) => isClosed);
  const confirmed = await onDatabase<{ id: string; at: Date }>(
    postgres.url,
    `SELECT order_id AS id, min(changed_at) AS at FROM ordering.order_history
      WHERE status = 'confirmed' AND order_id = ANY($1) GROUP BY order_id`,
    [closed.map(({ orderId }) => orderId)],
  );
  const confirmedAt = new Map(confirmed.map(({ id, at }) => [id, at.getTime()]));
  const seconds = closed.map(({ orderId, at }) => ((confirmedAt.get(orderId) ?? Infinity) - at) / 1000);
  closed.forEach(({ orderId }, place) => record({ closed: orderId, waitedSeconds: seconds[place] }));
  const hastened = short ? ', the reconciler hastened' : '';
  return [
    noneOf(
      'approved, and no paid order for a buyer who closed the browser',
      closed.filter(({ orderId }) => !confirmedAt.has(orderId)).map(({ orderId }) => orderId),
    ),
    {
      what: `seconds until the order of each of ${closed.length} who closed the browser, the median${hastened}`,
      figure: percentile(seconds, 0.5).toFixed(1),
      good: true,
    },
    atMost('the same, p99', percentile(seconds, 0.99), paidWithinSeconds),
    atMost('the same, at the worst', percentile(seconds, 1), paidWithinSeconds),
  ];
}

/** The trial itself knows what it put in. */
async function startOf(databaseUrl: string, crowd: Crowd, pieces: Record<string, number>): Promise<Finding> {
  const [row] = await onDatabase<{ pieces: number }>(
    databaseUrl,
    `SELECT sum(change)::int AS pieces FROM catalogue.stock_movements WHERE cause = 'initial'`,
  );
  const perProduct = Object.values(pieces).reduce((sum, count) => sum + count, 0);
  const expected = (crowd.goods.length / Object.keys(pieces).length) * perProduct;
  return {
    what: 'stock at the start, by its movements and by who put it in',
    figure: `${row!.pieces} and ${expected}`,
    good: row!.pieces === expected,
  };
}

/** The provider's own book beside the shop's. */
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
