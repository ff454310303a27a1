import { join } from 'node:path';
import PQueue from 'p-queue';
import type { Person } from '../../../test/support/shop/people';
import { Buyers } from '../../buying/buyers';
import { brokenInvariants } from '../../buying/invariants';
import { Deaths } from '../../kills/deaths';
import { FatalStep } from '../../kills/fatal-step';
import { openNaming } from '../../kills/open-naming';
import { chargeForDelivery, paidOrders } from '../../parcels/paid-orders';
import { compareLedgers, statesOf } from '../../refunds/ledgers';
import { bringToRest, refundJobs } from '../../refunds/rest';
import { UnreliableProvider } from '../../refunds/unreliable-provider';
import { compareReturns, declaredOtherwise, statesOfReturns } from '../../returns/accounts';
import { stepsOfReturns } from '../../returns/named-steps';
import { ReturnedOrder } from '../../returns/returned-order';
import { Servers } from '../../shop/servers';
import { onDatabase, runJobsNow } from '../../shop/shop-database';
import { untilWithin } from '../../shop/until-within';
import { atLeast, noneOf, type Trial, type TrialContext } from '../../trial';

const whole = { buyers: 100, ordersOfEach: 10, deaths: 40, goesOnForMs: 900_000, lapsing: 10 };
const shortened = { buyers: 8, ordersOfEach: 1, deaths: 2, goesOnForMs: 0, lapsing: 60 };

const serverCount = 2;
/** The number is small enough that the shop refuses none for being busy. */
const ordersAtOnce = 8;
const changes = { shopper: 2, staff: 6, otherStaff: 6, order: 1 };
const lapseWithinMs = 60_000;
/** Deadlines pass after each round, so the rounds after the first are short: each goes on with every tenth order. */
const shares = 10;
const deadlineJobs = ['ordering:lapse-return', 'ordering:end-exchange-hold'];
const returnJobs = [...refundJobs, 'ordering:record-refund-of-return'];

/**
 * Shoppers send pieces back, in two tabs as well, and two admins handle the returns, while the provider refuses and keeps them waiting, and
 * servers die at each step: no piece comes back twice, only what is sellable is on sale, and the money is given once or is a task.
 */
export const returns: Trial = async (context) => {
  const { postgres, short, chance, say } = context;
  const size = short ? shortened : whole;
  const fatalStep = new FatalStep(join(context.dataDir, 'orders'));
  const servers = await Servers.open(() => openNaming(context, fatalStep), serverCount);
  const buyers = await Buyers.gather(servers.next, size.buyers);
  await chargeForDelivery(buyers);
  const orders = await paidOrders(buyers, size.ordersOfEach, (...order) => new ReturnedOrder(...order));
  say(`${orders.length} orders are paid`);
  const orderIds = orders.map(({ orderId }) => orderId);
  const provider = await UnreliableProvider.begin(postgres.url, buyers, chance.for('provider'), orderIds);
  const deaths = Deaths.begin(servers, fatalStep, chance.for('deaths'), stepsOfReturns);
  // Nobody waits for the time at which a failed call is repeated.
  const jobTimer = setInterval(() => void runJobsNow(postgres.url, returnJobs).catch(() => undefined), 1_000);
  const lapsed = await returnAll(context, buyers, orders, deaths);
  await deaths.end();
  clearInterval(jobTimer);
  await provider.end();
  const world = { databaseUrl: postgres.url, provider, orders, shopAdmin: buyers.shopAdmin };
  const wrong = await bringToRest({ ...world, chance: chance.for('rest') });
  deaths.at.forEach((step) => context.record({ death: step }));
  say(`${orders.reduce((sum, order) => sum + order.refusals, 0)} refusals`);
  const findings = [
    noneOf(
      'changes that failed',
      orders.flatMap((order) => order.failures),
    ),
    noneOf('servers that died by themselves', servers.deaths),
    atLeast('steps of returns at which a server died', deaths.at.length, 1),
    ...(short ? [] : [noneOf('named steps at which no server died', deaths.unvisited)]),
    { what: 'returns whose deadline is over', figure: String(lapsed), good: short || lapsed > 0 },
    { what: 'returns in the end', figure: await statesOfReturns(postgres.url), good: true },
    { what: 'refunds in the end', figure: await statesOf(postgres.url), good: true },
    await declaredOtherwise(postgres.url, orders),
    ...(await compareReturns(postgres.url)),
    ...(await compareLedgers(postgres.url)),
    noneOf('rules of the nightly check that are broken', wrong),
    noneOf('broken invariants', await brokenInvariants(postgres.url)),
  ];
  await servers.stop();
  return findings;
};

/**
 * Changes all orders, and then goes on with some of them until a server has died at each named step.
 * @returns the number of returns that have lapsed
 */
async function returnAll(
  { short, chance, say, postgres }: TrialContext,
  buyers: Buyers,
  orders: ReturnedOrder[],
  deaths: Deaths,
): Promise<number> {
  const size = short ? shortened : whole;
  const admins: [Person, Person] = [buyers.shopAdmin, await buyers.colleague()];
  const inTurn = new PQueue({ concurrency: ordersAtOnce });
  const isEnough = () => deaths.unvisited.length === 0;
  let lapsed = 0;
  const runRound = async (round: number, some: ReturnedOrder[]) => {
    const changeNext = async (order: ReturnedOrder, place: number) => {
      if (round > 1 && isEnough()) return;
      const chanceOf = (who: string) => chance.for(`${who} of ${place} in round ${round}`);
      await changeOne(order, chanceOf, admins);
    };
    await Promise.all(some.map((order, place) => inTurn.add(() => changeNext(order, place))));
    lapsed += await letSomeLapse(postgres.url, size.lapsing);
    say(`round ${round}: ${deaths.at.length} servers died, ${deaths.unvisited.length} named steps are left`);
  };

  await Promise.all(orders.map((order) => inTurn.add(() => order.deliver())));
  deaths.allow(size.deaths);
  await runRound(1, orders);
  deaths.visitUnvisited();
  const goesOnUntil = Date.now() + size.goesOnForMs;
  for (let round = 2; !isEnough() && Date.now() < goesOnUntil; round += 1)
    await runRound(
      round,
      orders.filter((_, place) => place % shares === round % shares),
    );
  return lapsed;
}

async function changeOne(
  order: ReturnedOrder,
  chanceOf: (name: string) => TrialContext['chance'],
  [one, other]: [Person, Person],
): Promise<void> {
  await Promise.all([
    order.returnAsShopper(changes.shopper, chanceOf('shopper')),
    order.handleReturns(changes.staff, chanceOf('one admin'), one, other),
    order.handleReturns(changes.otherStaff, chanceOf('other admin'), other, one),
    order.changeAsStaff(changes.order, chanceOf('staff')),
  ]);
}

/** The deadline of some returns is over, and nothing has arrived. @param share in percent. @returns how many */
async function letSomeLapse(databaseUrl: string, share: number): Promise<number> {
  await onDatabase(
    databaseUrl,
    `UPDATE ordering.exchanges SET held_until = current_date - 2
      WHERE released_at IS NULL AND ended_at IS NULL AND abs(hashtext(order_id::text) % 100) < $1`,
    [share],
  );
  const rows = await onDatabase(
    databaseUrl,
    `UPDATE ordering.returns SET deadline = current_date - 2
      WHERE state IN ('declared', 'posted') AND abs(hashtext(id::text) % 100) < $1 RETURNING id`,
    [share],
  );
  await untilWithin(async () => {
    await runJobsNow(databaseUrl, deadlineJobs);
    return (await onDatabase(databaseUrl, overdue)).length === 0;
  }, lapseWithinMs);
  return rows.length;
}

const overdue = `
  SELECT t.id FROM ordering.returns t LEFT JOIN ordering.exchanges e ON e.return_id = t.id AND e.released_at IS NULL AND e.ended_at IS NULL
   WHERE t.state IN ('declared', 'posted') AND least(t.deadline, e.held_until) < current_date`;
