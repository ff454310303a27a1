import { join } from 'node:path';
import PQueue from 'p-queue';
import type { Person } from '../../../test/support/shop/people';
import { Buyers } from '../../buying/buyers';
import { brokenInvariants } from '../../buying/invariants';
import { FatalStep } from '../../kills/fatal-step';
import { openNaming } from '../../kills/open-naming';
import { chargeForDelivery, paidOrders } from '../../parcels/paid-orders';
import { Deaths } from '../../kills/deaths';
import { compareLedgers, keptOtherwise, madeTwice, statesOf } from '../../refunds/ledgers';
import { bringToRest, refundJobs } from '../../refunds/rest';
import { stepsOfRefunds } from '../../refunds/named-steps';
import { RefundedOrder } from '../../refunds/refunded-order';
import { UnreliableProvider } from '../../refunds/unreliable-provider';
import { Servers } from '../../shop/servers';
import { onDatabase, runJobsNow } from '../../shop/shop-database';
import { untilWithin } from '../../shop/until-within';
import { atLeast, type Finding, noneOf, type Trial, type TrialContext } from '../../trial';

/** Shares of the orders are changed one after the other, each until its share of the servers has died. */
const whole = {
  buyers: 100,
  ordersOfEach: 10,
  refunds: 4,
  shares: 40,
  deaths: 120,
  shareGoesOnForMs: 60_000,
  goesOnForMs: 600_000,
  reversals: 20,
};
const shortened = {
  buyers: 8,
  ordersOfEach: 1,
  refunds: 6,
  shares: 1,
  deaths: 3,
  shareGoesOnForMs: 30_000,
  goesOnForMs: 0,
  reversals: 2,
};

const serverCount = 2;
/** The number is small enough that the shop refuses none for being busy. */
const ordersAtOnce = 8;
const otherChanges = 3;
/** A reversal is on the order by then. */
const knownWithinSeconds = 60;

/**
 * Two admins refund from orders that are sent, cancelled, rejected and lost, while the provider refuses, keeps them waiting and gives money back
 * without the shop, and servers die at each step: each refund is given once, or is a task.
 */
export const refunds: Trial = async (context) => {
  const { postgres, short, chance, say } = context;
  const size = short ? shortened : whole;
  const fatalStep = new FatalStep(join(context.dataDir, 'orders'));
  const servers = await Servers.open(() => openNaming(context, fatalStep), serverCount);
  const buyers = await Buyers.gather(servers.next, size.buyers);
  await chargeForDelivery(buyers);
  const orders = await paidOrders(buyers, size.ordersOfEach, (...order) => new RefundedOrder(...order));
  say(`${orders.length} orders are paid`);
  const orderIds = orders.map(({ orderId }) => orderId);
  const provider = await UnreliableProvider.begin(postgres.url, buyers, chance.for('provider'), orderIds);
  const deaths = Deaths.begin(servers, fatalStep, chance.for('deaths'), stepsOfRefunds);
  // Nobody waits for the time at which a failed call is repeated.
  const jobTimer = setInterval(() => void runJobsNow(postgres.url, refundJobs).catch(() => undefined), 1_000);
  await refundAll(context, buyers, orders, deaths);
  await deaths.end();
  clearInterval(jobTimer);
  await provider.end();
  const world = { databaseUrl: postgres.url, provider, orders, shopAdmin: buyers.shopAdmin };
  await bringToRest({ ...world, chance: chance.for('rest') });
  const reversals = await tellOfReversals(postgres.url, buyers, provider, size.reversals);
  const wrong = await bringToRest({ ...world, chance: chance.for('rest after reversals') });
  deaths.at.forEach((step) => context.record({ death: step }));
  deaths.left.forEach((step) => context.record({ left: step }));
  const { byHand, reversed, settled } = provider.made;
  say(`the provider decided on ${settled} refunds, and made ${byHand} by hand and ${reversed} reversals`);
  say(`${orders.reduce((sum, order) => sum + order.refusals, 0)} refusals`);
  const failures = orders.flatMap((order) => order.failures);
  const findings = [
    noneOf('changes that failed', failures),
    noneOf('servers that died by themselves', servers.deaths),
    atLeast('steps of refunds at which a server died', deaths.at.length, 1),
    ...(short ? [] : [noneOf('named steps at which no server died', deaths.unvisited)]),
    { what: 'other steps that were reached', figure: String(deaths.left.length), good: true },
    await madeTwice(postgres.url, orders),
    ...reversals,
    { what: 'refunds in the end', figure: await statesOf(postgres.url), good: true },
    await givenAfterRefusal(postgres.url),
    await keptOtherwise(postgres.url, orders),
    ...(await compareLedgers(postgres.url)),
    noneOf('rules of the nightly check that are broken', wrong),
    noneOf('broken invariants', await brokenInvariants(postgres.url)),
  ];
  await servers.stop();
  return findings;
};

/** Goes on with each share of the orders until its deaths are met, and then with all until a server has died at each named step. */
async function refundAll(
  { short, chance, say }: TrialContext,
  buyers: Buyers,
  orders: RefundedOrder[],
  deaths: Deaths,
): Promise<void> {
  const size = short ? shortened : whole;
  const admins: Changes['admins'] = [buyers.shopAdmin, await buyers.colleague()];
  const change = async (
    some: RefundedOrder[],
    name: string,
    goesOnForMs: number,
    isEnough: () => boolean,
  ) => {
    const goesOnUntil = Date.now() + goesOnForMs;
    for (let round = 1; round === 1 || (!isEnough() && Date.now() < goesOnUntil); round += 1) {
      const inTurn = new PQueue({ concurrency: ordersAtOnce });
      const times = round === 1 ? size.refunds : 1;
      const changeNext = async (order: RefundedOrder, place: number) => {
        if (round > 1 && isEnough()) return;
        const chanceOf = (who: string) => chance.for(`${who} of ${place} in round ${round} of ${name}`);
        await changeOne(order, chanceOf, { times, admins });
      };
      await Promise.all(some.map((order, place) => inTurn.add(() => changeNext(order, place))));
    }
    say(`${name}: ${deaths.at.length} servers died, ${deaths.unvisited.length} named steps are left`);
  };
  const ordersOfShare = Math.ceil(orders.length / size.shares);
  for (let share = 1; share <= size.shares; share += 1) {
    deaths.allow(Math.ceil((size.deaths * share) / size.shares));
    const some = orders.slice((share - 1) * ordersOfShare, share * ordersOfShare);
    await change(some, `share ${share}`, size.shareGoesOnForMs, () => deaths.areAll);
  }
  if (short || deaths.unvisited.length === 0) return;
  deaths.visitUnvisited();
  await change(orders, 'all', size.goesOnForMs, () => deaths.unvisited.length === 0);
}

interface Changes {
  times: number;
  admins: [Person, Person];
}

async function changeOne(
  order: RefundedOrder,
  chanceOf: (name: string) => TrialContext['chance'],
  { times, admins: [one, other] }: Changes,
): Promise<void> {
  await Promise.all([
    order.refundAsStaff(times, chanceOf('one admin'), one, other),
    order.refundAsStaff(times, chanceOf('other admin'), other, one),
    order.changeAsStaff(otherChanges, chanceOf('staff')),
    order.changeAsShopper(1, chanceOf('shopper')),
  ]);
}

/** The provider takes money back, and a webhook tells of it. No check is done meanwhile. */
async function tellOfReversals(
  databaseUrl: string,
  buyers: Buyers,
  provider: UnreliableProvider,
  count: number,
): Promise<Finding[]> {
  const paid = await onDatabase<{ orderId: string }>(
    databaseUrl,
    `SELECT order_id AS "orderId" FROM payments.payments WHERE status = 'paid' ORDER BY id LIMIT $1`,
    [count],
  );
  await buyers.payPal.tell('prompt');
  const began = Date.now();
  for (const { orderId } of paid) await provider.reverse(orderId);
  const left = () =>
    onDatabase<{ id: string }>(
      databaseUrl,
      `SELECT id FROM ordering.orders WHERE id = ANY($1::uuid[]) AND stage <> 'refunded'`,
      [paid.map(({ orderId }) => orderId)],
    );
  await untilWithin(async () => (await left()).length === 0, knownWithinSeconds * 1_000);
  const seconds = Math.round((Date.now() - began) / 1_000);
  const unknown = await left();
  await buyers.payPal.tell('never');
  return [
    atLeast('reversals that a webhook told of', paid.length, 1),
    noneOf(
      `of these unknown to the order after ${seconds} s`,
      unknown.map(({ id }) => id),
    ),
  ];
}

async function givenAfterRefusal(databaseUrl: string): Promise<Finding> {
  const rows = await onDatabase(
    databaseUrl,
    `SELECT FROM payments.refunds WHERE state = 'given' AND attempt > 1 AND NOT is_rest`,
  );
  return atLeast('refunds that were given when an admin asked again', rows.length, 1);
}
