import { onDatabase } from '../shop/shop-database';
import { type Finding, noneOf } from '../trial';
import type { ReturnedOrder } from './returned-order';

/** The pieces of the line `l` whose returns count. */
const piecesOf = (condition: string) => `
  (SELECT count(*) FROM ordering.returns t JOIN ordering.return_pieces p ON p.return_id = t.id
    WHERE t.order_id = l.order_id AND p.variant_id = l.variant_id AND ${condition})`;

const refundedPieces = (column: string) => `
  (SELECT coalesce(sum((c->>'quantity')::integer), 0) FROM ordering.refunds f, jsonb_array_elements(f.${column}) c
    WHERE f.order_id = l.order_id AND (c->>'variantId')::uuid = l.variant_id)`;

const sent = `
  (SELECT coalesce(sum(c.quantity), 0) FROM ordering.parcels p JOIN ordering.parcel_pieces c ON c.parcel_id = p.id
    WHERE p.order_id = l.order_id AND c.variant_id = l.variant_id AND p.status IN ('sent', 'delivered'))`;

/** Each statement lists the rows that break its rule. */
const rules: Record<string, string> = {
  'lines of which more pieces came back or are coming back than were sent': `
    SELECT l.order_id AS id FROM ordering.order_lines l
     WHERE ${piecesOf("t.state NOT IN ('cancelled', 'lapsed') AND p.judged IS DISTINCT FROM 'not-there'")} > ${sent}`,
  'lines of which other pieces are on sale again than were judged sellable': `
    SELECT l.order_id AS id FROM ordering.order_lines l
     WHERE ${piecesOf("p.judged = 'sellable'")} + ${refundedPieces('restocked')} <> (
       SELECT coalesce(sum(m.change), 0) FROM catalogue.stock_movements m
        WHERE m.order_id = l.order_id AND m.variant_id = l.variant_id AND m.cause = 'restocked')`,
  'settled returns of another amount than their refund, or without one': `
    SELECT t.id FROM ordering.returns t LEFT JOIN ordering.refunds f ON f.id = t.id
     WHERE t.state = 'settled' AND (t.amount_cents > 0) <> (f.id IS NOT NULL)
        OR t.state = 'settled' AND f.amount_cents <> t.amount_cents AND NOT f.is_rest`,
  'refunds of returns that are not settled': `
    SELECT t.id FROM ordering.returns t JOIN ordering.refunds f ON f.id = t.id WHERE t.state <> 'settled'`,
  'exchanges whose return wants nothing in exchange, or the other way round': `
    SELECT t.id FROM ordering.returns t LEFT JOIN ordering.exchanges e ON e.return_id = t.id
     WHERE (e.return_id IS NOT NULL) <> EXISTS (
       SELECT FROM ordering.return_pieces p WHERE p.return_id = t.id AND p.wanted_variant_id IS NOT NULL)`,
  'exchanges that hold other stock than their state says': `
    SELECT e.return_id AS id FROM ordering.exchanges e JOIN ordering.order_lines l ON l.order_id = e.order_id
     WHERE (SELECT coalesce(sum(r.quantity), 0) FROM catalogue.reservations r WHERE (r.order_id, r.variant_id) = (l.order_id, l.variant_id) AND r.state = 'held')
           <> CASE WHEN e.released_at IS NULL AND e.ended_at IS NULL THEN l.quantity ELSE 0 END
        OR (SELECT coalesce(sum(r.quantity), 0) FROM catalogue.reservations r WHERE (r.order_id, r.variant_id) = (l.order_id, l.variant_id) AND r.state = 'sold')
           <> CASE WHEN e.released_at IS NULL THEN 0 ELSE l.quantity - l.cancelled END`,
  'exchanges that were released for a return that is not judged, or were held after its end': `
    SELECT e.return_id AS id FROM ordering.exchanges e JOIN ordering.returns t ON t.id = e.return_id
     WHERE e.released_at IS NOT NULL AND t.judged_at IS NULL
        OR e.released_at IS NULL AND e.ended_at IS NULL AND t.state IN ('cancelled', 'lapsed', 'settled')`,
  'settled returns of which a piece was not judged': `
    SELECT t.id FROM ordering.returns t JOIN ordering.return_pieces p ON p.return_id = t.id
     WHERE t.state = 'settled' AND p.judged IS NULL`,
  'returns that wait after their deadline': `
    SELECT id FROM ordering.returns WHERE state IN ('declared', 'posted') AND deadline < current_date - 1`,
};

/** Compares returns with parcels, movements and refunds. */
export async function compareReturns(databaseUrl: string): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [rule, sql] of Object.entries(rules)) {
    const rows = await onDatabase<{ id: string }>(databaseUrl, sql);
    const ids = rows.map(({ id }) => id);
    findings.push(noneOf(rule, ids));
  }
  return findings;
}

/** Compares what shoppers and admins were told with what there is. */
export async function declaredOtherwise(databaseUrl: string, orders: ReturnedOrder[]): Promise<Finding> {
  const declared = orders.flatMap((order) =>
    [...order.declared].flatMap(([id, pieces]) =>
      pieces.map((one) => ({ id, orderId: order.orderId, ...one })),
    ),
  );
  const refused = orders.flatMap((order) => [...order.undeclared]);
  const rows = await onDatabase<{ id: string }>(
    databaseUrl,
    `SELECT a.id FROM json_to_recordset($1) AS a (id uuid, "orderId" uuid, "variantId" uuid, quantity integer)
      WHERE a.quantity <> (SELECT count(*) FROM ordering.returns t JOIN ordering.return_pieces p ON p.return_id = t.id
        WHERE (t.id, t.order_id, p.variant_id) = (a.id, a."orderId", a."variantId"))
     UNION ALL SELECT id FROM ordering.returns WHERE id = ANY($2::uuid[])`,
    [JSON.stringify(declared), refused],
  );
  return noneOf(
    `returns of other pieces than were declared, of ${declared.length} that were accepted and ${refused.length} that were not`,
    rows.map(({ id }) => id),
  );
}

/** How returns have ended. */
export async function statesOfReturns(databaseUrl: string): Promise<string> {
  const rows = await onDatabase<{ said: string }>(
    databaseUrl,
    `SELECT concat(count(*), ' ', state) AS said FROM ordering.returns GROUP BY state
     UNION ALL SELECT concat('exchanges: ', count(*) FILTER (WHERE released_at IS NOT NULL), ' released, ', count(*) FILTER (WHERE ended_at IS NOT NULL), ' ended, ',
                             count(*) FILTER (WHERE released_at IS NULL AND ended_at IS NULL), ' held') FROM ordering.exchanges`,
  );
  return rows.map(({ said }) => said).join(', ');
}
