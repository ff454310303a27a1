import { isDeepStrictEqual } from 'node:util';
import { listingAndTruth } from '../../test/support/catalogue/listing-invariants';
import { unrecordedPrices } from '../../test/support/prices/price-invariants';
import { unbalancedStock } from '../../test/support/catalogue/stock-invariants';
import { piecesOutside, restocked, scatteredPieces } from './places-of-pieces';
import { onDatabase } from '../shop/shop-database';

/** Hold after every commit: each statement lists the rows that break its rule. */
const invariants: Record<string, string> = {
  'stock is below nothing': `SELECT id FROM catalogue.variants WHERE stock < 0`,
  'stock is not the sum of its movements': unbalancedStock,
  'a price in force is not the newest of its history': unrecordedPrices,
  'stock now, held and sold is not what was put in and did not get lost': `
    SELECT v.id FROM catalogue.variants v
      LEFT JOIN (SELECT variant_id, sum(quantity) AS quantity FROM catalogue.reservations
                  WHERE state IN ('held', 'sold') GROUP BY variant_id) taken ON taken.variant_id = v.id
      LEFT JOIN (SELECT variant_id, sum(change) AS pieces FROM catalogue.stock_movements
                  WHERE cause IN ('initial', 'corrected', 'lost', 'written-off', 'sold-elsewhere') GROUP BY variant_id) put_in ON put_in.variant_id = v.id
     WHERE v.stock + coalesce(taken.quantity, 0) <> coalesce(put_in.pieces, 0)`,
  'the places of a variant do not hold what was counted in': scatteredPieces,
  'other pieces of a variant are outside than left by its movements': piecesOutside,
  'stock is held for an order that was never written': `
    SELECT r.order_id FROM catalogue.reservations r
     WHERE NOT EXISTS (SELECT FROM ordering.orders o WHERE o.id = r.order_id)`,
  'a product that is not published is listed in the shop': `
    SELECT p.id FROM catalogue.products p JOIN catalogue.listing_rows c ON c.product_id = p.id WHERE p.state <> 'published'`,
  'a product has no slug, or more than one': `
    SELECT p.id FROM catalogue.products p WHERE p.deleted_at IS NULL AND 1 <>
      (SELECT count(*) FROM catalogue.product_slugs s WHERE s.product_id = p.id AND s.is_current)`,
  'a product has no brand or no category': `
    SELECT p.id FROM catalogue.products p WHERE p.deleted_at IS NULL AND NOT (
      EXISTS (SELECT FROM catalogue.brands b WHERE b.slug = p.brand) AND EXISTS (SELECT FROM catalogue.categories c WHERE c.slug = p.category))`,
  // The credit of a return pays for its exchange once the return is here.
  'an order has no payment': `
    SELECT o.id FROM ordering.orders o
     WHERE NOT EXISTS (SELECT FROM ordering.exchanges e WHERE e.order_id = o.id AND e.released_at IS NULL) AND NOT EXISTS (SELECT FROM payments.payments p WHERE p.id = o.payment_id AND p.order_id = o.id)`,
  'an order does not cost the sum of its lines and their components': `
    SELECT o.id FROM ordering.orders o WHERE o.total_cents IS DISTINCT FROM
      (SELECT sum(l.unit_price_cents::bigint * l.quantity + l.delivery_share_cents + coalesce((
         SELECT sum(CASE c.kind WHEN 'tax' THEN c.cents ELSE -c.cents END) FROM ordering.line_components c
          WHERE (c.order_id, c.variant_id) = (l.order_id, l.variant_id)), 0)) FROM ordering.order_lines l WHERE l.order_id = o.id)`,
  // In trials, the shop's days are UTC days. The promise is made a moment before the order is placed.
  'a promise lies before its order, or ends before it begins': `
    SELECT o.id FROM ordering.orders o, LATERAL (SELECT (o.delivery #>> '{promised,from}')::date AS first, (o.delivery #>> '{promised,to}')::date AS last) promised
     WHERE first < ((o.placed_at - interval '1 minute') AT TIME ZONE 'UTC')::date OR last < first`,
  'a payment has no order': `
    SELECT p.id FROM payments.payments p WHERE NOT EXISTS (SELECT FROM ordering.orders o WHERE o.id = p.order_id)`,
  'a paid order was not sold': `
    SELECT l.order_id FROM ordering.order_lines l JOIN ordering.orders o ON o.id = l.order_id
     WHERE o.stage = 'paid' AND o.status <> 'rejected' AND NOT EXISTS (SELECT FROM catalogue.reservations r
       WHERE (r.order_id, r.variant_id, r.quantity, r.state) = (l.order_id, l.variant_id, l.quantity - l.cancelled - ${restocked('l.order_id', 'l.variant_id')}, 'sold'))
       AND l.quantity > l.cancelled + ${restocked('l.order_id', 'l.variant_id')}`,
  'the cancelled pieces of a line are not the sum of its cancellations': `
    SELECT l.order_id FROM ordering.order_lines l WHERE l.cancelled <> (
      SELECT coalesce(sum((c->>'quantity')::integer), 0) FROM ordering.cancellations n, jsonb_array_elements(n.pieces) c
       WHERE n.order_id = l.order_id AND (c->>'variantId')::uuid = l.variant_id)`,
  // Nothing, when the whole order was rejected with them; one that has no refund is of before there were refunds, or of the provider.
  'a cancellation gives back another amount than its pieces cost': `
    SELECT n.id FROM ordering.cancellations n JOIN ordering.orders o ON o.id = n.order_id LEFT JOIN ordering.refunds f ON f.id = n.id
     WHERE NOT (o.status = 'rejected' AND n.refund_cents = 0) AND n.refund_cents + n.delivery_cents <> CASE
       WHEN f.is_rest THEN 0 WHEN f.id IS NOT NULL THEN f.amount_cents + n.delivery_cents ELSE (
         SELECT sum(l.unit_price_cents * (c->>'quantity')::integer) FROM jsonb_array_elements(n.pieces) c
           JOIN ordering.order_lines l ON (l.order_id, l.variant_id) = (n.order_id, (c->>'variantId')::uuid)) END`,
  // The pieces of an exchange cost nothing.
  'a refund counts its pieces at another price than they cost': `
    SELECT f.id FROM ordering.refunds f WHERE f.pieces_cents <> CASE WHEN EXISTS (SELECT FROM ordering.exchanges e WHERE e.order_id = f.order_id) THEN 0 ELSE (
      SELECT coalesce(sum(l.unit_price_cents * (c->>'quantity')::integer), 0) FROM jsonb_array_elements(f.pieces) c
        JOIN ordering.order_lines l ON (l.order_id, l.variant_id) = (f.order_id, (c->>'variantId')::uuid)) END`,
  'more pieces of a line went back or are going than were ordered': `
    SELECT f.order_id FROM ordering.refunds f, jsonb_array_elements(f.pieces) c
      JOIN ordering.order_lines l ON l.variant_id = (c->>'variantId')::uuid
     WHERE f.state <> 'refused' AND l.order_id = f.order_id
     GROUP BY f.order_id, l.variant_id, l.quantity HAVING sum((c->>'quantity')::integer) > l.quantity`,
  // The rest of a payment may be the rest for its order, too, or a part that became the rest.
  'cancelled pieces cost another amount than goes back of the payment': `
    SELECT p.order_id FROM payments.payments p JOIN payments.refunds r ON r.payment_id = p.id
      LEFT JOIN ordering.cancellations n ON n.id = r.id
     WHERE r.reason <> 'elsewhere' AND NOT r.is_rest AND r.amount_cents IS DISTINCT FROM n.refund_cents
    UNION ALL SELECT n.order_id FROM ordering.cancellations n LEFT JOIN payments.refunds r ON r.id = n.id
     WHERE n.refund_cents > 0 AND r.id IS NULL`,
  'refunds that were not refused are more than was captured': `
    SELECT p.id FROM payments.payments p JOIN payments.refunds r ON r.payment_id = p.id AND r.state <> 'refused'
     GROUP BY p.id HAVING sum(r.amount_cents) > coalesce(p.captured_cents, p.amount_cents)`,
  'a paid order was not confirmed, or more than once': `
    SELECT o.id FROM ordering.orders o WHERE o.stage = 'paid' AND o.status <> 'rejected' AND 1 <>
      (SELECT count(*) FROM (
         SELECT h.stage, lag(h.stage) OVER (ORDER BY h.changed_at, h.id) AS stage_before
           FROM ordering.order_history h WHERE h.order_id = o.id) h
        WHERE h.stage = 'paid' AND h.stage_before <> 'paid')`,
  'stock is sold to an order that is not paid': `
    SELECT r.order_id FROM catalogue.reservations r JOIN ordering.orders o ON o.id = r.order_id
     WHERE r.state = 'sold' AND o.stage <> 'paid' AND r.quantity > (
       SELECT coalesce(sum(c.quantity), 0) FROM ordering.parcels p JOIN ordering.parcel_pieces c ON c.parcel_id = p.id
        WHERE p.order_id = o.id AND c.variant_id = r.variant_id AND p.status IN ('sent', 'delivered'))`,
  'pieces are away that are not sold': `
    SELECT p.order_id FROM ordering.parcels p JOIN ordering.parcel_pieces c ON c.parcel_id = p.id
      LEFT JOIN catalogue.reservations r ON (r.order_id, r.variant_id, r.state) = (p.order_id, c.variant_id, 'sold')
     WHERE p.status IN ('sent', 'delivered') GROUP BY p.order_id, c.variant_id, r.quantity
    HAVING sum(c.quantity) - ${restocked('p.order_id', 'c.variant_id')} > coalesce(r.quantity, 0)`,
  'other pieces got lost in parcels than in the ledger': `
    SELECT coalesce(l.order_id, m.order_id) FROM (
      SELECT p.order_id, c.variant_id, sum(c.quantity) AS pieces FROM ordering.parcels p
        JOIN ordering.parcel_pieces c ON c.parcel_id = p.id WHERE p.status = 'lost' GROUP BY p.order_id, c.variant_id) l
      FULL JOIN (SELECT order_id, variant_id, -sum(change) AS pieces FROM catalogue.stock_movements
                  WHERE cause = 'lost' GROUP BY order_id, variant_id) m USING (order_id, variant_id)
     WHERE l.pieces IS DISTINCT FROM m.pieces`,
  'stock is held for an order that is closed': `
    SELECT r.order_id FROM catalogue.reservations r JOIN ordering.orders o ON o.id = r.order_id
     WHERE r.state = 'held' AND o.stage NOT IN ('awaiting-payment', 'awaiting-return', 'in-review')`,
  'an open order holds no stock': `
    SELECT o.id FROM ordering.orders o WHERE o.stage IN ('awaiting-payment', 'awaiting-return', 'in-review')
       AND NOT EXISTS (SELECT FROM catalogue.reservations r WHERE r.order_id = o.id AND r.state = 'held')`,
  'a payment was recorded as paid more than once': `
    SELECT payment_id FROM payments.payment_history WHERE step = 'paid' GROUP BY payment_id HAVING count(*) > 1`,
  'an order is paid without money': `
    SELECT o.id FROM ordering.orders o WHERE o.stage = 'paid' AND o.total_cents > 0 AND NOT EXISTS
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
       AND NOT EXISTS (SELECT FROM paypal_simulator.refunds r WHERE r.id = p.refund_id)
    UNION ALL SELECT f.id FROM payments.refunds f WHERE f.refund_id IS NOT NULL
       AND NOT EXISTS (SELECT FROM paypal_simulator.refunds r WHERE r.id = f.refund_id)`,
  'a refund is given here, and not at the provider': `
    SELECT f.id FROM payments.refunds f JOIN paypal_simulator.refunds r ON r.id = f.refund_id
     WHERE f.state = 'given' AND r.status <> 'COMPLETED'`,
  'what an order reserved and gave back is not what it holds': `
    SELECT m.order_id FROM catalogue.stock_movements m LEFT JOIN catalogue.reservations r USING (order_id, variant_id)
     WHERE m.order_id IS NOT NULL AND m.cause <> 'lost' GROUP BY m.order_id, m.variant_id, r.quantity
    HAVING sum(m.change) <> -coalesce(r.quantity, 0)`,
  // The entry of a return is that of its exchange, too.
  'an admin changed an order without an audit entry in the same transaction': `
    SELECT h.id FROM ordering.order_history h WHERE h.changed_by LIKE 'admin:%' AND NOT EXISTS (SELECT FROM audit.entries e
      WHERE e.subject_id IN (SELECT h.order_id::text UNION ALL SELECT x.return_id::text FROM ordering.exchanges x WHERE x.order_id = h.order_id) AND e.actor = h.changed_by AND e.xmin = h.xmin)`,
  'more pieces are in parcels than were ordered and not cancelled': `
    SELECT l.order_id FROM ordering.order_lines l JOIN ordering.parcels p ON p.order_id = l.order_id
      JOIN ordering.parcel_pieces c ON (c.parcel_id, c.variant_id) = (p.id, l.variant_id)
     WHERE p.status NOT IN ('lost', 'unpacked')
     GROUP BY l.order_id, l.variant_id, l.quantity, l.cancelled HAVING sum(c.quantity) > l.quantity - l.cancelled`,
  'a line counts other pieces in parcels than there are': `
    SELECT l.order_id FROM ordering.order_lines l WHERE l.in_parcels <>
      (SELECT coalesce(sum(c.quantity), 0) FROM ordering.parcels p JOIN ordering.parcel_pieces c ON c.parcel_id = p.id
        WHERE p.order_id = l.order_id AND c.variant_id = l.variant_id AND p.status NOT IN ('lost', 'unpacked'))`,
  'a parcel was changed without an entry of its history': `
    SELECT p.id FROM ordering.parcels p WHERE p.status IS DISTINCT FROM
      (SELECT h.status FROM ordering.parcel_history h WHERE h.parcel_id = p.id ORDER BY h.changed_at DESC, h.id DESC LIMIT 1)`,
  'a sale left no movement': `
    SELECT r.order_id FROM catalogue.reservations r WHERE r.state = 'sold' AND NOT EXISTS (SELECT
      FROM catalogue.stock_movements m WHERE (m.order_id, m.variant_id, m.cause) = (r.order_id, r.variant_id, 'sold'))`,
};

/** Hold once no request and no job is running. */
const invariantsAtRest: Record<string, string> = {
  'what was paid for is not remembered as bought': `
    SELECT l.order_id FROM ordering.order_lines l JOIN ordering.orders o ON o.id = l.order_id
     WHERE o.stage = 'paid' AND o.status <> 'rejected' AND NOT EXISTS (SELECT FROM catalogue.purchases p
       WHERE (p.shopper_id, p.product_id) = (o.shopper_id, l.product_id))`,
  // Demo orders, and those from before the shop sent e-mails, have none at all.
  'a parcel that was sent or delivered has no e-mail that says so, or more than one': `
    SELECT p.id FROM ordering.parcels p JOIN ordering.orders o ON o.id = p.order_id, LATERAL (VALUES
             ('parcel-sent', p.sent_at), ('parcel-delivered', CASE WHEN NOT p.delivery_assumed THEN p.delivered_at END)) fact (kind, at)
     WHERE EXISTS (SELECT FROM mailing.mails m WHERE (m.fact_id, m.kind) = (o.id, 'order-confirmed')) AND (fact.at IS NOT NULL)::int <>
       (SELECT count(*) FROM mailing.mails m WHERE (m.fact_id, m.kind) = (p.id, fact.kind))`,
  'an e-mail is about a parcel that does not exist': `
    SELECT m.id FROM mailing.mails m WHERE m.kind IN ('parcel-sent', 'parcel-tracked', 'parcel-delivered')
       AND NOT EXISTS (SELECT FROM ordering.parcels p WHERE p.id = m.fact_id)`,
  'a payment is paid and its order is not, or the other way round': `
    SELECT o.id FROM ordering.orders o JOIN payments.payments p ON p.id = o.payment_id
     WHERE (o.stage = 'paid') <> (p.status = 'paid' OR p.status = 'refunding' AND EXISTS (
       SELECT FROM payments.refunds r WHERE r.payment_id = p.id AND r.state = 'refused'))`,
  'the provider has other money for an order than it was paid': `
    SELECT o.id FROM ordering.orders o FULL JOIN (
      SELECT c.invoice_id, sum(c.amount_cents - coalesce((SELECT sum(r.amount_cents)
               FROM paypal_simulator.refunds r WHERE r.capture_id = c.id AND r.status = 'COMPLETED'), 0)) AS cents
        FROM paypal_simulator.captures c WHERE c.status = 'COMPLETED' GROUP BY c.invoice_id
      ) AS kept ON kept.invoice_id = o.id::text
     WHERE coalesce(kept.cents, 0) <> CASE WHEN o.stage = 'paid' THEN o.total_cents - (
       SELECT coalesce(sum(n.refund_cents), 0) FROM ordering.cancellations n LEFT JOIN payments.refunds r ON r.id = n.id
        WHERE n.order_id = o.id AND r.state IS DISTINCT FROM 'refused') - (
       SELECT coalesce(sum(r.amount_cents), 0) FROM payments.refunds r WHERE r.payment_id = o.payment_id AND r.state = 'given'
          AND NOT EXISTS (SELECT FROM ordering.cancellations n WHERE n.id = r.id AND n.refund_cents > 0)) ELSE 0 END`,
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

/** @returns the invariants that are broken at this moment, with the number of rows that break each */
export const brokenInvariantsNow = (ask: Ask): Promise<string[]> => brokenOf(invariants, ask);

/** @returns the invariants that a shop at rest breaks, with the number of rows that break each */
export async function brokenInvariants(databaseUrl: string): Promise<string[]> {
  const broken = await brokenOf({ ...invariants, ...invariantsAtRest }, (sql) =>
    onDatabase(databaseUrl, sql),
  );
  const { rows, expected } = await listingAndTruth(databaseUrl);
  if (!isDeepStrictEqual(rows, expected)) broken.push('a listing row differs from its product');
  return broken;
}
