import type { Chance } from '../../test/support/chance';
import type { Person } from '../../test/support/shop/people';
import { listeners, onDatabase, runJobsNow, unfinished } from '../shop/shop-database';
import { untilWithin } from '../shop/until-within';
import { checkBooks } from './books';
import type { RefundedOrder } from './refunded-order';
import type { UnreliableProvider } from './unreliable-provider';

interface World {
  databaseUrl: string;
  provider: UnreliableProvider;
  orders: RefundedOrder[];
  shopAdmin: Person;
  chance: Chance;
}

export const refundJobs = ['payments:ask-refund', 'payments:compare-refunds'];
/** The limit suffices for what a long run has left undone on a busy machine. */
const worksForMs = 600_000;
const mostRounds = 6;
const allPending = 10_000;
/** The others stay what they are: a task. */
const askedAgain = 0.75;

/**
 * The provider decides on what is pending, the nightly check finds out what it did without the shop and told nobody of, and an admin has it
 * asked again for most of what it refused.
 * @returns what the last check found
 */
export async function bringToRest(world: World): Promise<string[]> {
  const seen = new Set<string>();
  let wrong: string[] = [];
  for (let round = 1; round <= mostRounds; round += 1) {
    await doAllWork(world);
    const again = await askAgain(world, seen);
    await doAllWork(world);
    wrong = await checkBooks(world.databaseUrl, world.shopAdmin);
    await doAllWork(world);
    if (again === 0 && wrong.length === 0) break;
  }
  return wrong;
}

/** A call of a server that died may have made one more refund that is pending; its job would look at it again and again. */
async function doAllWork({ databaseUrl, provider }: World): Promise<void> {
  const jobs = [...refundJobs, ...listeners];
  const isDone = await untilWithin(async () => {
    await provider.settle(allPending);
    await runJobsNow(databaseUrl, jobs);
    return (await unfinished(databaseUrl, jobs)) === 0;
  }, worksForMs);
  if (!isDone) throw new Error(`The jobs of refunds do not end: ${await leftOf(databaseUrl, jobs)}`);
}

async function askAgain(
  { databaseUrl, orders, shopAdmin, chance }: World,
  seen: Set<string>,
): Promise<number> {
  const refused = await onDatabase<{ id: string; orderId: string }>(
    databaseUrl,
    `SELECT id, order_id AS "orderId" FROM ordering.refunds WHERE state = 'refused' AND id <> ALL($1::uuid[])`,
    [[...seen]],
  );
  const known = new Map(orders.map((order) => [order.orderId, order]));
  let asked = 0;
  for (const { id, orderId } of refused) {
    seen.add(id);
    if (!chance.for(id).isLucky(askedAgain)) continue;
    await known.get(orderId)!.haveAskedAgain(id, shopAdmin);
    asked += 1;
  }
  return asked;
}

async function leftOf(databaseUrl: string, jobs: string[]): Promise<string> {
  const rows = await onDatabase<{ said: string }>(
    databaseUrl,
    `SELECT concat_ws(' ', count(*), task_identifier, last_error) AS said FROM graphile_worker.jobs
      WHERE task_identifier = ANY($1) GROUP BY task_identifier, last_error ORDER BY count(*) DESC LIMIT 5`,
    [jobs],
  );
  return rows.map(({ said }) => said).join('; ');
}
