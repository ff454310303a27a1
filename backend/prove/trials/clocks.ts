import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { onDatabase } from '../shop-database';
import { Buyers } from '../buyers';
import { atMost, type Finding, type TrialContext, type Trial } from '../trial';
import { untilWithin } from '../until-within';

const minuteMs = 60_000;
/** Workers look for jobs, and Postgres reports late what happened before; a loop makes hundreds. */
const commitsASecond = 80;

/** The server's clock is behind the database's, then ahead of it. */
export const clocks: Trial = async (context) => [...(await behind(context)), ...(await ahead(context))];

async function behind(context: TrialContext): Promise<Finding[]> {
  const { postgres, short } = context;
  return withShop(context, -60 * minuteMs, async (buyers) => {
    const seconds = short ? 3 : 10;
    const [late, paying] = buyers.all;
    const { orderId } = await late!.order();
    await areJobsDone(postgres.url);
    await makeOverdue(postgres.url, orderId);
    const commits = await during(seconds, () => commitsOf(postgres.url));
    const draft = await planPublication(buyers, postgres.url, '1 second');
    const published = await untilWithin(
      async () => (await stateOf(postgres.url, draft)) === 'published',
      10_000,
    );
    const expired = await untilWithin(async () => (await orderOf(postgres.url, orderId)).isExpired, 10_000);

    const order = await paying!.order();
    await buyers.approve(order);
    await buyers.payPal.plantFault('capture:*', 'server-error', 1000);
    await paying!.capture(order);
    await makeReconcilingDue(postgres.url);
    const calls = await during(seconds, () => faultsMet(postgres.url));
    return [
      atMost(
        'clock behind: commits a second with one overdue order',
        Math.round(commits / seconds),
        commitsASecond,
      ),
      { what: 'clock behind: the overdue order expires', figure: String(expired), good: expired },
      { what: 'clock behind: the due draft is published', figure: String(published), good: published },
      atMost(`clock behind: questions to a failing provider in ${seconds} s`, calls, 2),
    ];
  });
}

async function ahead(context: TrialContext): Promise<Finding[]> {
  const { postgres } = context;
  return withShop(context, 60 * minuteMs, async (buyers) => {
    const { orderId } = await buyers.all[0]!.order();
    const { minutesLeft } = await orderOf(postgres.url, orderId);
    const draft = await planPublication(buyers, postgres.url, '30 minutes');
    await onDatabase(postgres.url, `UPDATE graphile_worker._private_jobs SET run_at = now()`);
    const wereDone = await areJobsDone(postgres.url);
    const { isExpired } = await orderOf(postgres.url, orderId);
    const state = await stateOf(postgres.url, draft);
    return [
      {
        what: 'clock ahead: minutes that stock is held',
        figure: String(minutesLeft),
        good: minutesLeft === 30,
      },
      { what: 'clock ahead: the jobs that are due are done', figure: String(wereDone), good: wereDone },
      { what: 'clock ahead: the order expires too early', figure: String(isExpired), good: !isExpired },
      { what: 'clock ahead: the draft that is due in 30 minutes', figure: state, good: state === 'draft' },
    ];
  });
}

async function withShop(
  { openShop }: TrialContext,
  shiftMs: number,
  work: (buyers: Buyers) => Promise<Finding[]>,
): Promise<Finding[]> {
  const shop = await openShop({
    preloads: [join(__dirname, '../../test/support/shift-clock.cjs')],
    env: { CLOCK_SHIFT_MS: String(shiftMs) },
  });
  try {
    return await work(await Buyers.gather(() => shop, 2));
  } finally {
    await shop.stop();
  }
}

/** Of a product that no buyer wants. @param wait by the database's clock @returns its id */
async function planPublication(
  { keeper, goods }: Buyers,
  databaseUrl: string,
  wait: string,
): Promise<string> {
  const { productId } = goods.at(-1)!;
  const [due] = await onDatabase<{ at: string }>(
    databaseUrl,
    `SELECT to_json(now() + $1::interval) #>> '{}' AS at`,
    [wait],
  );
  const change = { ids: [productId], state: 'published', publishAt: due!.at };
  await keeper.client.put('/api/admin/products/state', change);
  return productId;
}

async function stateOf(databaseUrl: string, productId: string): Promise<string> {
  const [product] = await onDatabase<{ state: string }>(
    databaseUrl,
    'SELECT state FROM catalogue.products WHERE id = $1',
    [productId],
  );
  return product!.state;
}

async function makeOverdue(databaseUrl: string, orderId: string): Promise<void> {
  await onDatabase(databaseUrl, 'UPDATE ordering.orders SET reserved_until = now() WHERE id = $1', [orderId]);
  await onDatabase(
    databaseUrl,
    `SELECT graphile_worker.add_job('ordering:expire-order', json_build_object('orderId', $1::text), job_key => 'expire:' || $1)`,
    [orderId],
  );
}

async function makeReconcilingDue(databaseUrl: string): Promise<void> {
  await onDatabase(
    databaseUrl,
    `UPDATE graphile_worker._private_jobs j SET run_at = now() FROM graphile_worker._private_tasks t
      WHERE t.id = j.task_id AND t.identifier = 'payments:reconcile-payment'`,
  );
}

async function orderOf(databaseUrl: string, orderId: string) {
  const [order] = await onDatabase<{ isExpired: boolean; minutesLeft: number }>(
    databaseUrl,
    `SELECT stage = 'expired' AS "isExpired",
            round(extract(epoch FROM reserved_until - now()) / 60)::int AS "minutesLeft"
       FROM ordering.orders WHERE id = $1`,
    [orderId],
  );
  return order!;
}

/** Waits up to ten seconds, as a server that has just started has jobs of its own. @returns whether none is due or runs */
const areJobsDone = (databaseUrl: string): Promise<boolean> =>
  untilWithin(async () => {
    const due = await onDatabase(
      databaseUrl,
      `SELECT FROM graphile_worker._private_jobs WHERE run_at <= now() OR locked_at IS NOT NULL`,
    );
    return due.length === 0;
  }, 10_000);

/** @returns by how much the figure grew */
async function during(seconds: number, read: () => Promise<number>): Promise<number> {
  const before = await read();
  await pause(seconds * 1000);
  return (await read()) - before;
}

async function commitsOf(databaseUrl: string): Promise<number> {
  const [row] = await onDatabase<{ commits: number }>(
    databaseUrl,
    `SELECT xact_commit::int AS commits FROM pg_stat_database WHERE datname = current_database()`,
  );
  return row!.commits;
}

async function faultsMet(databaseUrl: string): Promise<number> {
  const [row] = await onDatabase<{ met: number }>(
    databaseUrl,
    `SELECT (1000 - sum(remaining))::int AS met FROM paypal_simulator.planted_faults`,
  );
  return row!.met;
}
