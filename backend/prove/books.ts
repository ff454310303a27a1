import { isDeepStrictEqual } from 'node:util';
import { Client } from 'pg';
import { listingAndTruth } from '../test/support/listing-books';
import { unbalancedStock } from '../test/support/stock-books';
import { untilWithin } from './until-within';

export async function onDatabase<Row>(url: string, sql: string, parameters: unknown[] = []): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  // Postgres may go away between the answer and the end, when nobody waits for one.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(sql, parameters)).rows as Row[];
  } finally {
    await client.end();
  }
}

/** The jobs by which events reach their listeners. */
const listeners = [
  'catalogue:record-purchase',
  'ordering:hear-of-approval',
  'ordering:complete-approved-checkout',
  'ordering:confirm-captured-order',
  'ordering:close-denied-order',
  'ordering:reject-mispaid-order',
  'ordering:record-refund',
];

/** The jobs that check with the provider. */
const reconciliations = [
  'payments:reconcile-payment',
  'payments:check-approval',
  'payments:check-late-approval',
];

/** What no committed moment may show: each statement lists the rows that break the rule. */
const everRules: Record<string, string> = {
  'stock is below nothing': `SELECT id FROM catalogue.variants WHERE stock < 0`,
  'stock is not the sum of its movements': unbalancedStock,
  'stock now, held and sold is not what was put in': `
    SELECT v.id FROM catalogue.variants v
      LEFT JOIN (SELECT variant_id, sum(quantity) AS quantity FROM catalogue.reservations
                  WHERE state IN ('held', 'sold') GROUP BY variant_id) taken ON taken.variant_id = v.id
      LEFT JOIN (SELECT variant_id, sum(change) AS pieces FROM catalogue.stock_movements
                  WHERE cause IN ('initial', 'corrected') GROUP BY variant_id) put_in ON put_in.variant_id = v.id
     WHERE v.stock + coalesce(taken.quantity, 0) <> coalesce(put_in.pieces, 0)`,
  'stock is held for an order that was never written': `
    SELECT r.order_id FROM catalogue.reservations r
     WHERE NOT EXISTS (SELECT FROM ordering.orders o WHERE o.id = r.order_id)`,
  'an order has no payment': `
    SELECT o.id FROM ordering.orders o
     WHERE NOT EXISTS (SELECT FROM payments.payments p WHERE p.id = o.payment_id AND p.order_id = o.id)`,
  'a payment has no order': `
    SELECT p.id FROM payments.payments p WHERE NOT EXISTS (SELECT FROM ordering.orders o WHERE o.id = p.order_id)`,
  'a paid order was not sold': `
    SELECT l.order_id FROM ordering.order_lines l JOIN ordering.orders o ON o.id = l.order_id
     WHERE o.stage = 'paid' AND o.status <> 'rejected' AND NOT EXISTS (SELECT FROM catalogue.reservations r
       WHERE (r.order_id, r.variant_id, r.quantity, r.state) = (l.order_id, l.variant_id, l.quantity, 'sold'))`,
  'a paid order was not confirmed, or more than once': `
    SELECT o.id FROM ordering.orders o WHERE o.stage = 'paid' AND o.status <> 'rejected' AND 1 <>
      (SELECT count(*) FROM (
         SELECT h.stage, lag(h.stage) OVER (ORDER BY h.changed_at, h.id) AS stage_before
           FROM ordering.order_history h WHERE h.order_id = o.id) h
        WHERE h.stage = 'paid' AND h.stage_before <> 'paid')`,
  'stock is sold to an order that is not paid': `
    SELECT r.order_id FROM catalogue.reservations r JOIN ordering.orders o ON o.id = r.order_id
     WHERE r.state = 'sold' AND o.stage <> 'paid'`,
  'stock is held for an order that is closed': `
    SELECT r.order_id FROM catalogue.reservations r JOIN ordering.orders o ON o.id = r.order_id
     WHERE r.state = 'held' AND o.stage NOT IN ('awaiting-payment', 'in-review')`,
  'an open order holds no stock': `
    SELECT o.id FROM ordering.orders o WHERE o.stage IN ('awaiting-payment', 'in-review')
       AND NOT EXISTS (SELECT FROM catalogue.reservations r WHERE r.order_id = o.id AND r.state = 'held')`,
  'a payment was recorded as paid more than once': `
    SELECT payment_id FROM payments.payment_history WHERE step = 'paid' GROUP BY payment_id HAVING count(*) > 1`,
  'an order is paid without money': `
    SELECT o.id FROM ordering.orders o WHERE o.stage = 'paid' AND NOT EXISTS
      (SELECT FROM paypal_simulator.captures c WHERE c.invoice_id = o.id::text AND c.amount_cents = o.total_cents
        AND c.status = 'COMPLETED')`,
  "money was asked for under another key than its payment's": `
    SELECT c.id FROM paypal_simulator.captures c JOIN payments.payments p ON p.gateway_order_id = c.order_id
     WHERE NOT EXISTS (SELECT FROM paypal_simulator.remembered_answers a
       WHERE a.operation = 'capture:' || c.order_id AND a.request_id LIKE '%' || p.id || '%')`,
  'the provider has two payments of one order': `
    SELECT min(o.id) FROM paypal_simulator.orders o GROUP BY o.purchase_unit->>'invoice_id' HAVING count(*) > 1`,
  'a refund is noted that the provider does not know': `
    SELECT p.id FROM payments.payments p WHERE p.refund_id IS NOT NULL
       AND NOT EXISTS (SELECT FROM paypal_simulator.refunds r WHERE r.id = p.refund_id)`,
  'what an order reserved and gave back is not what it holds': `
    SELECT m.order_id FROM catalogue.stock_movements m LEFT JOIN catalogue.reservations r USING (order_id, variant_id)
     WHERE m.order_id IS NOT NULL GROUP BY m.order_id, m.variant_id, r.quantity
    HAVING sum(m.change) <> -coalesce(r.quantity, 0)`,
  'a sale left no movement': `
    SELECT r.order_id FROM catalogue.reservations r WHERE r.state = 'sold' AND NOT EXISTS (SELECT
      FROM catalogue.stock_movements m WHERE (m.order_id, m.variant_id, m.cause) = (r.order_id, r.variant_id, 'sold'))`,
};

/** What must not be found once nothing is under way any more. */
const restRules: Record<string, string> = {
  'what was paid for is not remembered as bought': `
    SELECT l.order_id FROM ordering.order_lines l JOIN ordering.orders o ON o.id = l.order_id
     WHERE o.stage = 'paid' AND o.status <> 'rejected' AND NOT EXISTS (SELECT FROM catalogue.purchases p
       WHERE (p.shopper_id, p.product_id) = (o.shopper_id, l.product_id))`,
  'a payment is paid and its order is not, or the other way round': `
    SELECT o.id FROM ordering.orders o JOIN payments.payments p ON p.id = o.payment_id
     WHERE (p.status = 'paid') <> (o.stage = 'paid')`,
  'the provider has other money for an order than it was paid': `
    SELECT o.id FROM ordering.orders o FULL JOIN (
      SELECT c.invoice_id, sum(c.amount_cents - coalesce((SELECT sum(r.amount_cents)
               FROM paypal_simulator.refunds r WHERE r.capture_id = c.id), 0)) AS cents
        FROM paypal_simulator.captures c WHERE c.status = 'COMPLETED' GROUP BY c.invoice_id
      ) AS kept ON kept.invoice_id = o.id::text
     WHERE coalesce(kept.cents, 0) <> CASE WHEN o.stage = 'paid' THEN o.total_cents ELSE 0 END`,
};

type Ask = (sql: string) => Promise<unknown[]>;

async function brokenOf(rules: Record<string, string>, ask: Ask): Promise<string[]> {
  const broken: string[] = [];
  for (const [rule, sql] of Object.entries(rules)) {
    const rows = await ask(sql);
    if (rows.length > 0) broken.push(`${rule} (${rows.length})`);
  }
  return broken;
}

/** @returns the rules that hold at any moment and are broken now, with how many rows break each */
export const brokenNow = (ask: Ask): Promise<string[]> => brokenOf(everRules, ask);

/** @returns the broken rules of a shop at rest, with how many rows break each */
export async function brokenRules(databaseUrl: string): Promise<string[]> {
  const broken = await brokenOf({ ...everRules, ...restRules }, (sql) => onDatabase(databaseUrl, sql));
  const { cards, expected } = await listingAndTruth(databaseUrl);
  if (!isDeepStrictEqual(cards, expected)) broken.push('a card is not what its variants say');
  return broken;
}

/**
 * Waits until no payment waits for the provider's word, and what was heard of it has reached its order.
 * @returns false when that took too long
 */
export async function settlePayments(databaseUrl: string): Promise<boolean> {
  return untilWithin(async () => {
    await hastenJobs(databaseUrl);
    const open = [await capturing(databaseUrl), await undelivered(databaseUrl)];
    return open.every((number) => number === 0);
  }, 30_000);
}

/** How many payments wait for the provider's word. */
export async function capturing(databaseUrl: string): Promise<number> {
  const rows = await onDatabase(databaseUrl, `SELECT FROM payments.payments WHERE status = 'capturing'`);
  return rows.length;
}

/** How many events have not reached their listeners. */
export async function undelivered(databaseUrl: string): Promise<number> {
  const rows = await onDatabase(
    databaseUrl,
    `SELECT FROM graphile_worker.jobs WHERE task_identifier = ANY($1)`,
    [listeners],
  );
  return rows.length;
}

/** What waits for its time, or for another try after a failure, is done now. */
export async function hastenJobs(databaseUrl: string): Promise<void> {
  await onDatabase(
    databaseUrl,
    `UPDATE graphile_worker._private_jobs j SET run_at = now() FROM graphile_worker._private_tasks t
      WHERE t.id = j.task_id AND t.identifier = ANY($1) AND j.locked_at IS NULL`,
    [[...reconciliations, ...listeners]],
  );
}
