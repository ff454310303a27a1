import { onDatabase } from '../shop/shop-database';
import { type Finding, noneOf } from '../trial';
import type { RefundedOrder } from './refunded-order';

const sumAtProvider = (status: string) => `
  (SELECT coalesce(sum(a.amount_cents), 0) FROM paypal_simulator.refunds a WHERE a.capture_id = p.capture_id AND a.status ${status})`;
const sumHere = (state: string) => `
  (SELECT coalesce(sum(r.amount_cents), 0) FROM payments.refunds r WHERE r.payment_id = p.id AND r.state ${state})`;

/** Hold once the provider has decided on all refunds: each statement lists the rows that break its rule. */
const rules: Record<string, string> = {
  'refunds without an end': `SELECT id FROM payments.refunds WHERE state NOT IN ('given', 'refused')`,
  // A refund that the provider began without the shop, and did not give, is nobody's task.
  'refused refunds that are no task of an admin': `
    SELECT r.id FROM payments.refunds r JOIN payments.payments p ON p.id = r.payment_id JOIN ordering.orders o ON o.id = p.order_id
     WHERE r.state = 'refused' AND r.reason <> 'elsewhere' AND o.stage = 'paid' AND o.held_for IS NULL`,
  'payments of which other money went back than by the ledger of the provider': `
    SELECT p.id FROM payments.payments p WHERE ${sumHere("= 'given'")} <> ${sumAtProvider("= 'COMPLETED'")}`,
  'payments of which more went back or is going than was captured': `
    SELECT p.id FROM payments.payments p WHERE ${sumHere("<> 'refused'")} > p.amount_cents`,
  'payments that went back as a whole, and are not refunded, or the other way round': `
    SELECT p.id FROM payments.payments p WHERE p.amount_cents > 0 AND (p.status = 'refunded') <> (${sumHere("= 'given'")} = p.amount_cents)`,
  'refunds whose state the order does not know': `
    SELECT r.id FROM payments.refunds r JOIN payments.payments p ON p.id = r.payment_id
      LEFT JOIN ordering.refunds f ON f.id = r.id
     WHERE r.reason <> 'elsewhere' AND r.state IS DISTINCT FROM f.state
    UNION ALL SELECT f.id FROM ordering.refunds f JOIN ordering.orders o ON o.id = f.order_id
     WHERE NOT EXISTS (SELECT FROM payments.refunds r WHERE r.id = f.id) AND NOT (f.state = 'given' AND (o.stage = 'refunded' OR f.amount_cents = 0))`,
};

/** Compares the refunds of orders, of payments and of the provider. */
export async function compareLedgers(databaseUrl: string): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [rule, sql] of Object.entries(rules)) {
    const rows = await onDatabase<{ id: string }>(databaseUrl, sql);
    findings.push(
      noneOf(
        rule,
        rows.map(({ id }) => id),
      ),
    );
  }
  return findings;
}

/** Compares what admins were told with what there is. */
export async function keptOtherwise(databaseUrl: string, orders: RefundedOrder[]): Promise<Finding> {
  const accepted = orders.flatMap((order) =>
    [...order.accepted].map(([id, amount]) => ({
      id,
      orderId: order.orderId,
      cents: Math.round(amount * 100),
    })),
  );
  const refused = orders.flatMap((order) => [...order.refused]);
  const rows = await onDatabase<{ id: string }>(
    databaseUrl,
    `SELECT a.id FROM json_to_recordset($1) AS a (id uuid, "orderId" uuid, cents integer)
       LEFT JOIN ordering.refunds r ON (r.id, r.order_id) = (a.id, a."orderId") AND (r.amount_cents = a.cents OR r.is_rest AND r.amount_cents < a.cents) WHERE r.id IS NULL
     UNION ALL SELECT id FROM ordering.refunds WHERE id = ANY($2::uuid[])`,
    [JSON.stringify(accepted), refused],
  );
  return noneOf(
    `refunds of another amount than admins were shown, of ${accepted.length} that were accepted and ${refused.length} that were not`,
    rows.map(({ id }) => id),
  );
}

/** Two admins saw the same, and both refunds were made. */
export async function madeTwice(databaseUrl: string, orders: RefundedOrder[]): Promise<Finding> {
  const pairs = orders.flatMap(({ twice }) => twice);
  const rows = await onDatabase<{ id: string }>(
    databaseUrl,
    `SELECT one AS id FROM unnest($1::uuid[], $2::uuid[]) AS pair (one, other) WHERE NOT EXISTS (
       SELECT FROM payments.refunds r WHERE r.id IN (one, other) AND (r.state = 'refused' OR r.attempt > 1))`,
    [pairs.map(([one]) => one), pairs.map(([, other]) => other)],
  );
  return noneOf(
    'refunds by both of two admins who saw the same',
    rows.map(({ id }) => id),
  );
}

/** How refunds have ended. */
export async function statesOf(databaseUrl: string): Promise<string> {
  const rows = await onDatabase<{ said: string }>(
    databaseUrl,
    `SELECT concat(count(*), ' ', CASE reason WHEN 'elsewhere' THEN 'elsewhere ' END, state) AS said
       FROM payments.refunds GROUP BY reason = 'elsewhere', CASE reason WHEN 'elsewhere' THEN 'elsewhere ' END, state ORDER BY count(*) DESC`,
  );
  return rows.map(({ said }) => said).join(', ');
}
