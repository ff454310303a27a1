import { setTimeout as pause } from 'node:timers/promises';
import type { ShopResponse } from '../../test/support/shop/shop-client';
import { brokenInvariants } from '../buying/invariants';
import { onDatabase, settlePayments } from '../shop/shop-database';
import type { Chance } from '../../test/support/chance';
import { type Buyer, Buyers, type OpenOrder, persistently } from '../buying/buyers';
import { type Finding, noneOf, type Trial } from '../trial';
import { untilWithin } from '../shop/until-within';

const whole = { rounds: 40, payments: 25 };
const shortened = { rounds: 4, payments: 6 };

/** How often the return page captures each payment by either id; the rest of the fifty are messages and jobs. */
const byReturnPage = 43;
/** PayPal tells of each approval three times, one after the other. */
const messages = 3;
/** How often each of them is made to ask for each payment. */
const byJobs = { 'payments:reconcile-payment': 2, 'ordering:complete-approved-checkout': 2 };
const allWithinMs = 100;

/** Everybody asks for the money of the same payments at once: return pages, PayPal's messages and the jobs. */
export const captures: Trial = async (context) => {
  const { postgres, short, say, record, openShop } = context;
  const { rounds, payments } = short ? shortened : whole;
  const shop = await openShop();
  const buyers = await Buyers.gather(() => shop, payments);
  await buyers.payPal.tell('repeated', allWithinMs);
  const differing: string[] = [];
  for (let round = 0; round < rounds; round++) {
    const chance = context.chance.for(`round ${round}`);
    const orders = await Promise.all(buyers.all.map((buyer) => buyer.order()));
    await Promise.all(orders.map((order) => buyers.approve(order)));
    const asked = orders.map((order, place) => captureOften(buyers.all[place]!, order, chance));
    const [responses] = await Promise.all([Promise.all(asked), runJobs(postgres.url, orders, chance)]);
    const odd = responses.flatMap(oddAmong);
    record({ round, orders: orders.map(({ orderId }) => orderId), odd });
    differing.push(...odd);
    // A buyer whose payment went wrong is refused another order.
    if (odd.length > 0) break;
  }
  say(`${rounds * payments} payments, each captured ${byReturnPage} times by the return page alone`);
  const isSettled = await settlePayments(postgres.url);
  const findings = [
    noneOf('payments whose callers did not all get the same paid order', differing),
    { what: 'payments settle', figure: String(isSettled), good: isSettled },
    ...(await onceEach(buyers, postgres.url, rounds * payments)),
    noneOf('broken invariants', await brokenInvariants(postgres.url)),
  ];
  await shop.stop();
  return findings;
};

function captureOften(
  buyer: Buyer,
  { orderId, gatewayOrderId }: OpenOrder,
  chance: Chance,
): Promise<ShopResponse[]> {
  const calls = Array.from({ length: byReturnPage }, async () => {
    await pause(chance.below(allWithinMs));
    return persistently(() => buyer.capture({ orderId, gatewayOrderId }));
  });
  return Promise.all(calls);
}

/** Adds a second job of each kind, without the key that would merge it with the waiting one. */
async function runJobs(databaseUrl: string, orders: OpenOrder[], chance: Chance): Promise<void> {
  await pause(chance.below(allWithinMs));
  await onDatabase(
    databaseUrl,
    `SELECT graphile_worker.add_job(name, json_build_object('orderId', o.id, 'paymentId', o.payment_id))
       FROM ordering.orders o, json_each_text($2) AS wanted (name, times), generate_series(1, times::int)
      WHERE o.id = ANY($1)`,
    [orders.map(({ orderId }) => orderId), byJobs],
  );
}

/** Answers are compared as they were parsed: every one must be the paid order. */
function oddAmong(responses: ShopResponse[]): string[] {
  const refused = responses.filter(({ status, body }) => status !== 200 || !isPaid(body));
  const bodies = new Set(responses.map(({ body }) => JSON.stringify(body)));
  return [
    ...refused.map(({ status, body }) => `${status} ${JSON.stringify(body)}`),
    ...(bodies.size === 1 ? [] : [`${bodies.size} different answers: ${[...bodies].join(' and ')}`]),
  ];
}

const isPaid = (body: unknown) =>
  (body as { data?: { paymentStatus?: string } }).data?.paymentStatus === 'paid';

async function onceEach(buyers: Buyers, databaseUrl: string, payments: number): Promise<Finding[]> {
  const { count, refunded } = await buyers.payPal.ledger();
  const heard = () => rowsOf(databaseUrl, 'paypal_simulator.webhooks WHERE delivered_at IS NOT NULL');
  // They may be on their way when all is paid.
  await untilWithin(async () => (await heard()) >= messages * payments, 30_000);
  const paid = await rowsOf(databaseUrl, `ordering.orders WHERE stage = 'paid'`);
  return [
    {
      what: `captures in the provider's ledger, and paid orders, of ${payments} payments`,
      figure: `${count} and ${paid}, $${refunded} given back`,
      good: count === payments && paid === payments && refunded === '0.00',
    },
    // Told of the capture, too.
    atLeast('messages of PayPal that the shop took', await heard(), messages * payments),
  ];
}

async function rowsOf(databaseUrl: string, table: string): Promise<number> {
  const [row] = await onDatabase<{ rows: number }>(databaseUrl, `SELECT count(*)::int AS rows FROM ${table}`);
  return row!.rows;
}

const atLeast = (what: string, figure: number, limit: number): Finding => ({
  what,
  figure: `${figure} (at least ${limit})`,
  good: figure >= limit,
});
