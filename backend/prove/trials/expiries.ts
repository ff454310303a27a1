import { setTimeout as pause } from 'node:timers/promises';
import { brokenInvariants } from '../buying/invariants';
import { runJobsNow, onDatabase } from '../shop/shop-database';
import type { Chance } from '../../test/support/chance';
import { type Buyer, Buyers, type OpenOrder, persistently } from '../buying/buyers';
import { percentile } from '../../test/support/statistics';
import { atMost, type Finding, type TrialContext, noneOf, type Trial } from '../trial';
import { untilWithin } from '../shop/until-within';

const whole = { orders: 400 };
const shortened = { orders: 24 };

/** The shortest that a shop can be set to. */
const reservationMinutes = 1;
/** In a shortened run nobody waits a minute: the deadlines are moved to within so much from now. */
const movedWithinMs = 2_000;
/** The share of buyers who pay as late as they can, a moment before or after the order expires. */
const paysLate = 0.25;
const closesBrowser = 0.5;
const momentMs = 600;

const releasedWithinSeconds = 10;

/** The time of many orders is over while some of them are paid: what is not paid goes back, soon and once. */
export const expiries: Trial = async (context) => {
  const { postgres, short, say, openShop } = context;
  const { orders } = short ? shortened : whole;
  const shop = await openShop({ env: { RESERVATION_MINUTES: String(reservationMinutes) } });
  const buyers = await Buyers.gather(() => shop, orders);
  const opened = await Promise.all(buyers.all.map((buyer) => buyer.order()));
  if (short) await moveDeadlines(postgres.url);
  const deadlines = await deadlinesOf(postgres.url);
  const late = new LatePayers(context, buyers);
  await Promise.all(
    opened.map((order, place) => late.mayPay(buyers.all[place]!, order, deadlines.get(order.orderId)!)),
  );
  const isOver = await untilWithin(async () => (await stillOpen(postgres.url)) === 0, 120_000);
  await untilWithin(async () => {
    await runJobsNow(postgres.url);
    return (await late.unpaid()).length === 0;
  }, 60_000);
  say(`${orders} orders; ${late.paid.size} paid at the last moment`);
  const findings = [
    { what: 'no order stays open after its time', figure: String(isOver), good: isOver },
    ...(await releases(context, deadlines)),
    noneOf('buyers who agreed at the last moment and were refused', late.failures),
    noneOf('buyers who agreed at the last moment and have no paid order', await late.unpaid()),
    noneOf('broken invariants', await brokenInvariants(postgres.url)),
  ];
  await shop.stop();
  return findings;
};

/** Approve about when their time is over; half of them come back to say so. */
class LatePayers {
  readonly paid = new Set<string>();
  readonly failures: string[] = [];

  constructor(
    private readonly context: TrialContext,
    private readonly buyers: Buyers,
  ) {}

  async mayPay(buyer: Buyer, order: OpenOrder, deadline: number): Promise<void> {
    const chance = this.context.chance.for(`buyer ${this.buyers.all.indexOf(buyer)}`);
    if (!chance.isLucky(paysLate)) return;
    await pause(momentNear(deadline, chance));
    await this.buyers.approve(order);
    this.paid.add(order.orderId);
    const isClosed = chance.isLucky(closesBrowser);
    this.context.record({ paysLate: order.orderId, isClosed });
    if (isClosed) return;
    const response = await persistently(() => buyer.capture(order));
    if (response.status !== 200) this.failures.push(`${response.status} ${JSON.stringify(response.body)}`);
  }

  async unpaid(): Promise<string[]> {
    const rows = await onDatabase<{ id: string }>(
      this.context.postgres.url,
      `SELECT id FROM ordering.orders WHERE id = ANY($1) AND stage <> 'paid'`,
      [[...this.paid]],
    );
    return rows.map(({ id }) => id);
  }
}

/** @returns milliseconds from now */
const momentNear = (deadline: number, chance: Chance): number =>
  Math.max(deadline - Date.now() + chance.below(momentMs) - momentMs / 2, 0);

async function moveDeadlines(databaseUrl: string): Promise<void> {
  await onDatabase(
    databaseUrl,
    `WITH moved AS (
       UPDATE ordering.orders SET reserved_until = now() + random() * $1 * interval '1 millisecond'
        WHERE stage = 'awaiting-payment' RETURNING id, reserved_until
     )
     UPDATE graphile_worker._private_jobs SET run_at = reserved_until
       FROM moved WHERE key = 'ordering:expire-order:' || moved.id`,
    [movedWithinMs],
  );
}

async function deadlinesOf(databaseUrl: string): Promise<Map<string, number>> {
  const rows = await onDatabase<{ id: string; until: Date }>(
    databaseUrl,
    `SELECT id, reserved_until AS until FROM ordering.orders WHERE stage = 'awaiting-payment'`,
  );
  return new Map(rows.map(({ id, until }) => [id, until.getTime()]));
}

async function stillOpen(databaseUrl: string): Promise<number> {
  const rows = await onDatabase(databaseUrl, `SELECT FROM ordering.orders WHERE stage = 'awaiting-payment'`);
  return rows.length;
}

/** When the stock of each went back for the first time, by the ledger of stock. */
async function releases(
  { postgres, record }: TrialContext,
  deadlines: Map<string, number>,
): Promise<Finding[]> {
  const released = await onDatabase<{ id: string; at: Date }>(
    postgres.url,
    `SELECT order_id AS id, min(at) AS at FROM catalogue.stock_movements WHERE cause = 'returned' GROUP BY order_id`,
  );
  const lags = released.map(({ id, at }) => (at.getTime() - deadlines.get(id)!) / 1000);
  released.forEach(({ id }, place) => record({ released: id, lagSeconds: lags[place] }));
  return [
    {
      what: `seconds until the stock of each of ${lags.length} was released, the median`,
      figure: percentile(lags, 0.5).toFixed(2),
      good: percentile(lags, 0.5) <= releasedWithinSeconds,
    },
    atMost('the same, p99', percentile(lags, 0.99), releasedWithinSeconds),
    noneOf(
      'released before its time',
      lags.filter((lag) => lag < 0).map((lag) => `${lag} s`),
    ),
  ];
}
