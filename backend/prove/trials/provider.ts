import { setTimeout as pause } from 'node:timers/promises';
import { brokenInvariants } from '../buying/invariants';
import { capturing, runJobsNow, onDatabase, undelivered } from '../shop/shop-database';
import { Buyers, type OpenOrder } from '../buying/buyers';
import { Forger } from '../buying/forgeries';
import { Purchases } from '../buying/purchases';
import type { ShopProcess } from '../shop/shop-process';
import { atMost, type Finding, type TrialContext, noneOf, type Trial } from '../trial';
import { untilWithin } from '../shop/until-within';

const whole = { accounts: 250, workers: 40, checkouts: 1_000, habitMs: 10_000, timeoutMs: 300_000 };
const shortened = { accounts: 10, workers: 8, checkouts: 16, habitMs: 700, timeoutMs: 60_000 };

/** The share of the shop's calls that fail. */
const faults = {
  'server-error': 0.08,
  'bad-gateway': 0.07,
  'drop-response': 0.06,
  'expired-token': 0.05,
  hang: 0.04,
} as const;
const habits = ['late', 'repeated', 'forged', 'disordered'] as const;
const lateByMs = 2_000;
/** A short limit: a call that hangs fails soon. */
const providersTimeMs = 1_000;

/** A provider that fails three calls in ten and sends its messages in every wrong way: nothing stays stuck, nothing forged is believed. */
export const provider: Trial = async (context) => {
  const { postgres, short, say, openShop } = context;
  const size = short ? shortened : whole;
  const shop = await openShop({ env: { PAYPAL_TIMEOUT_MS: String(providersTimeMs) } });
  const buyers = await Buyers.gather(() => shop, size.accounts);
  const forged = await believed(context, shop, buyers);
  for (const [kind, share] of Object.entries(faults)) {
    await buyers.payPal.plantShare('*', kind as keyof typeof faults, share);
  }
  const purchases = new Purchases(context, buyers, size);
  // In a shortened run nobody waits for the reconciler's time.
  const beside = setInterval(() => void (short && runJobsNow(postgres.url)), 1_000);
  const over = purchases.run().then(() => true);
  for (let turn = 0; !(await Promise.race([over, pause(size.habitMs, false)])); turn++) {
    await buyers.payPal.tell(habits[turn % habits.length]!, lateByMs);
  }
  const stuck = await secondsUntilNothingIsStuck(context, purchases, size.timeoutMs);
  clearInterval(beside);
  say(
    `${purchases.opened} orders of a provider that fails three calls in ten; ${purchases.approvals.length} approved`,
  );
  const findings = [
    ...forged,
    noneOf('buyers who were refused or gave up', purchases.failures),
    atMost('seconds until nothing was stuck', stuck, size.timeoutMs / 1_000),
    noneOf('broken invariants', await brokenInvariants(postgres.url)),
  ];
  await shop.stop();
  return findings;
};

/** The faults go on: what was approved is paid all the same, and no payment waits for the provider's word. */
async function secondsUntilNothingIsStuck(
  { postgres, record }: TrialContext,
  purchases: Purchases,
  timeoutMs: number,
): Promise<number> {
  const started = Date.now();
  const isOver = await untilWithin(async () => {
    const unpaid = await purchases.stillWaiting();
    const [unknown, unheard] = [await capturing(postgres.url), await undelivered(postgres.url)];
    return unpaid + unknown + unheard === 0;
  }, timeoutMs);
  if (isOver) return Math.round((Date.now() - started) / 1_000);
  record({ stuck: await onDatabase(postgres.url, stuck) });
  return Infinity;
}

/** The description is for a person who investigates. */
const stuck = `
  SELECT o.id, o.stage, o.status, p.status AS payment, p.declines, s.status AS at_provider,
         (SELECT json_agg(j) FROM graphile_worker.jobs j WHERE j.key LIKE '%' || o.id OR j.key LIKE '%' || p.id) AS jobs
    FROM ordering.orders o JOIN payments.payments p ON p.id = o.payment_id
    LEFT JOIN paypal_simulator.orders s ON s.id = p.gateway_order_id
   WHERE p.status = 'capturing' OR (s.status = 'APPROVED' AND o.stage <> 'paid')`;

/** Nobody but forgers tells of these orders: half of them were approved, of which the reconciler does not hear, either. */
async function believed(
  { postgres, record }: TrialContext,
  shop: ShopProcess,
  buyers: Buyers,
): Promise<Finding[]> {
  const orders = await Promise.all(buyers.all.slice(0, 8).map((buyer) => buyer.order()));
  await makeReconcilerWait(postgres.url);
  await buyers.payPal.tell('forged');
  const agreed = orders.slice(0, 4);
  for (const order of agreed) await buyers.approve(order);
  await untilWithin(async () => (await unheard(postgres.url)) === 0, 20_000);
  const forger = await Forger.at(shop);
  const responses = [];
  for (const { gatewayOrderId } of orders) responses.push(...(await forger.tellOf(gatewayOrderId)));
  await quiet(postgres.url);
  const moved = await paidOf(postgres.url, orders);
  const untrue = [];
  for (const { gatewayOrderId } of orders.slice(4))
    untrue.push(...(await forger.tellWithSignature(gatewayOrderId)));
  await quiet(postgres.url);
  const trusted = await paidOf(postgres.url, orders.slice(4));
  record({ forgeries: responses.map(({ status }) => status), untrue: untrue.map(({ status }) => status) });
  await untilWithin(async () => {
    await runJobsNow(postgres.url);
    return (await paidOf(postgres.url, agreed)).length === agreed.length;
  }, 30_000);
  return [
    noneOf(
      `of ${responses.length} forged messages, not refused`,
      responses.filter(({ status }) => status !== 400).map(({ status }) => String(status)),
    ),
    noneOf('orders that were paid because a forged message said so', moved),
    noneOf(
      'messages of PayPal itself that were refused',
      untrue.filter(({ status }) => status !== 200).map(({ status }) => String(status)),
    ),
    noneOf('orders paid because PayPal wrote so, without money', trusted),
    atMost(
      'agreed, and not paid once the reconciler asked',
      agreed.length - (await paidOf(postgres.url, agreed)).length,
      0,
    ),
  ];
}

/** Whatever a message has set going is over. */
async function quiet(databaseUrl: string): Promise<void> {
  const open = async () => (await undelivered(databaseUrl)) + (await capturing(databaseUrl));
  await untilWithin(async () => (await open()) === 0, 20_000);
}

async function makeReconcilerWait(databaseUrl: string): Promise<void> {
  await onDatabase(
    databaseUrl,
    `UPDATE graphile_worker._private_jobs j SET run_at = now() + interval '1 hour' FROM graphile_worker._private_tasks t
      WHERE t.id = j.task_id AND t.identifier = 'payments:check-approval'`,
  );
}

/** Messages that the simulator has not sent once. */
async function unheard(databaseUrl: string): Promise<number> {
  const rows = await onDatabase(databaseUrl, `SELECT FROM paypal_simulator.webhooks WHERE attempts = 0`);
  return rows.length;
}

/** The record of the shop or of the provider. */
async function paidOf(databaseUrl: string, orders: OpenOrder[]): Promise<string[]> {
  const rows = await onDatabase<{ id: string }>(
    databaseUrl,
    `SELECT o.id FROM ordering.orders o WHERE o.id = ANY($1) AND (o.stage = 'paid' OR EXISTS
       (SELECT FROM paypal_simulator.captures c WHERE c.invoice_id = o.id::text))`,
    [orders.map(({ orderId }) => orderId)],
  );
  return rows.map(({ id }) => id);
}
