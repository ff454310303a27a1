import { setTimeout as pause } from 'node:timers/promises';
import { percentile } from '../../test/support/statistics';
import { brokenInvariants } from '../buying/invariants';
import { onDatabase } from '../shop/shop-database';
import { type Buyer, Buyers, type OpenOrder, openOrderOf, persistently } from '../buying/buyers';
import { atLeast, atMost, type Finding, type TrialContext, noneOf, type Trial } from '../trial';
import { untilWithin } from '../shop/until-within';

/** `unfinished`: as many are open at a time where 530 an hour are left and stock is held for half an hour. */
const whole = { unfinished: 265, attackers: 20, attackMs: 60_000, honest: 40, expiring: 100 };
const shortened = { unfinished: 24, attackers: 3, attackMs: 8_000, honest: 4, expiring: 24 };

const paymentsPerAttacker = 20;
const paidWithinSeconds = 60;
const refundedWithinSeconds = 10;
const releasedWithinSeconds = 10;

/**
 * A provider that takes 300 ms, many checkouts that nobody ends, and accounts that order two carts in turn as fast as they
 * can: honest buyers are paid and refunded in time. Then the provider hangs: what is overdue is on sale again all the same.
 */
export const unfinished: Trial = async (context) => {
  const { postgres, short, say, openShop } = context;
  const size = short ? shortened : whole;
  const shop = await openShop({
    env: { UNFINISHED_PAYMENTS_PER_HOUR: String(paymentsPerAttacker), PAYPAL_CALLS_PER_SECOND: '100' },
  });
  const buyers = await Buyers.gather(() => shop, size.unfinished + size.attackers + size.honest);
  const left = buyers.all.slice(0, size.unfinished);
  const attackers = buyers.all.slice(size.unfinished, size.unfinished + size.attackers);
  const honest = buyers.all.slice(size.unfinished + size.attackers);
  await buyers.payPal.plantShare('*', 'slow', 1);
  const open = await Promise.all(left.map((buyer) => buyer.order()));
  const [attacks, ...bought] = await Promise.all([
    Promise.all(attackers.map((buyer) => orderInTurn(buyer, buyers, size.attackMs))),
    ...honest.map((buyer, place) => buyWithin(buyer, buyers, (place * size.attackMs) / honest.length)),
  ]);
  say(`${open.length} checkouts left open; ${attacks.flat().length} orders by ${attackers.length} accounts`);
  const findings = [
    ...attackFindings(attacks),
    ...(await waits(context, bought)),
    ...(await refunds(context, buyers, bought)),
    ...(await releasesWhileItHangs(context, buyers, open.slice(0, size.expiring))),
    noneOf('broken invariants', await brokenInvariants(postgres.url)),
  ];
  await shop.stop();
  return findings;
};

/** Each order gives the one before up. @returns the statuses of the answers */
async function orderInTurn(buyer: Buyer, buyers: Buyers, forMs: number): Promise<number[]> {
  const statuses: number[] = [];
  const end = Date.now() + forMs;
  while (Date.now() < end || statuses.length <= paymentsPerAttacker) {
    await persistently(() => buyer.fillCart(buyers.goods[statuses.length % buyers.goods.length]));
    statuses.push((await persistently(() => buyer.create())).status);
  }
  return statuses;
}

interface Bought {
  order: OpenOrder;
  approvedAt: number;
}

/** Approves and closes the browser. */
async function buyWithin(buyer: Buyer, buyers: Buyers, afterMs: number): Promise<Bought> {
  await pause(afterMs);
  await persistently(() => buyer.fillCart());
  const order = openOrderOf(await persistently(() => buyer.create()));
  await buyers.approve(order);
  return { order, approvedAt: Date.now() };
}

function attackFindings(attacks: number[][]): Finding[] {
  const statuses = attacks.flat();
  const opened = attacks.map((one) => one.filter((status) => status === 201).length);
  return [
    atMost('payments that any of the attackers opened', Math.max(...opened), paymentsPerAttacker),
    atLeast('refusals of an attacker', statuses.filter((status) => status === 429).length, 1),
    noneOf(
      'other answers to the attackers',
      statuses.filter((status) => status !== 201 && status !== 429).map(String),
    ),
  ];
}

/** Reads the waiting times from the shop's own history. */
async function waits({ postgres }: TrialContext, bought: Bought[]): Promise<Finding[]> {
  const ids = bought.map(({ order }) => order.orderId);
  const confirmed = () =>
    onDatabase<{ id: string; at: Date }>(
      postgres.url,
      `SELECT order_id AS id, min(changed_at) AS at FROM ordering.order_history
        WHERE status = 'confirmed' AND order_id = ANY($1) GROUP BY order_id`,
      [ids],
    );
  await untilWithin(async () => (await confirmed()).length === ids.length, 2 * paidWithinSeconds * 1_000);
  const at = new Map((await confirmed()).map((row) => [row.id, row.at.getTime()]));
  const seconds = bought.map(
    ({ order, approvedAt }) => ((at.get(order.orderId) ?? Infinity) - approvedAt) / 1_000,
  );
  return [
    atMost(
      `seconds until the order of each of ${ids.length} who closed the browser, at the worst`,
      Math.round(percentile(seconds, 1) * 10) / 10,
      paidWithinSeconds,
    ),
  ];
}

/** An admin rejects what was bought. */
async function refunds(
  { postgres }: TrialContext,
  { shopAdmin }: Buyers,
  bought: Bought[],
): Promise<Finding[]> {
  const seconds = await Promise.all(
    bought.map(async ({ order: { orderId } }) => {
      const began = Date.now();
      await shopAdmin.client.put(`/api/admin/orders/update/${orderId}`, { orderStatus: 'rejected' });
      const isRefunded = async () =>
        (
          await onDatabase(postgres.url, `SELECT FROM ordering.orders WHERE id = $1 AND stage = 'refunded'`, [
            orderId,
          ])
        ).length > 0;
      const isDone = await untilWithin(isRefunded, 2 * paidWithinSeconds * 1_000);
      return isDone ? (Date.now() - began) / 1_000 : Infinity;
    }),
  );
  return [
    atMost('seconds until the money is back, at the worst', Math.max(...seconds), refundedWithinSeconds),
  ];
}

/** All of them are overdue at once, and all checks are due that nobody answers. */
async function releasesWhileItHangs(
  { postgres }: TrialContext,
  buyers: Buyers,
  overdue: OpenOrder[],
): Promise<Finding[]> {
  await buyers.payPal.removeFaults();
  await buyers.payPal.plantShare('*', 'hang', 1);
  const ids = overdue.map(({ orderId }) => orderId);
  const began = Date.now();
  await onDatabase(
    postgres.url,
    `WITH moved AS (UPDATE ordering.orders SET reserved_until = now() WHERE id = ANY($1) RETURNING id)
     UPDATE graphile_worker._private_jobs SET run_at = now()
      WHERE key LIKE 'payments:%' OR key IN (SELECT 'ordering:expire-order:' || id FROM moved)`,
    [ids],
  );
  const stillHeld = async () =>
    onDatabase(
      postgres.url,
      `SELECT FROM ordering.orders WHERE id = ANY($1) AND stage = 'awaiting-payment'`,
      [ids],
    );
  const isOver = await untilWithin(async () => (await stillHeld()).length === 0, 120_000);
  const seconds = isOver ? (Date.now() - began) / 1_000 : Infinity;
  await buyers.payPal.removeFaults();
  return [
    atMost(
      `seconds until the stock of ${ids.length} is on sale again while the provider hangs`,
      seconds,
      releasedWithinSeconds,
    ),
  ];
}
