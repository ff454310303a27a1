import sql, { type Sql } from 'sql-template-tag';
import { majorUnits } from '../../../../../platform/postgres/amounts/major-units';
import { isoTime } from '../../../../../platform/postgres/iso-time';

/** A server of 1.0.0 records only here that a part, or the rest, was given back. */
const isGiven = sql`CASE WHEN r.is_rest THEN o.refunded_at IS NOT NULL AND r.state <> 'refused' ELSE c.refunded_at IS NOT NULL END`;

/** The refunds of the order `o` were kept with what they are for. */
const kept = sql`
  SELECT r.id, r.amount_cents AS cents, r.reason, CASE WHEN ${isGiven} THEN 'given' ELSE r.state END AS state,
         CASE WHEN NOT ${isGiven} THEN r.refusal END AS refusal, r.pieces, r.delivery_cents, r.other_cents, r.restocked,
         r.requested_by AS changed_by, r.requested_at AS at, r.state_at
    FROM ordering.refunds r LEFT JOIN ordering.cancellations c ON c.id = r.id
   WHERE r.order_id = o.id AND r.amount_cents > 0`;

/** Before refunds were kept, and with a server of 1.0.0: a part of the payment for cancelled pieces, or without the shop. */
const parts = sql`
  SELECT c.id, c.refund_cents, CASE jsonb_array_length(c.pieces) WHEN 0 THEN 'elsewhere' ELSE 'cancelled' END,
         CASE WHEN c.refunded_at IS NULL THEN 'intended' ELSE 'given' END, NULL, c.pieces, 0,
         CASE jsonb_array_length(c.pieces) WHEN 0 THEN c.refund_cents ELSE 0 END, '[]'::jsonb,
         c.cancelled_by, c.cancelled_at, coalesce(c.refunded_at, c.cancelled_at)
    FROM ordering.cancellations c
   WHERE c.order_id = o.id AND c.refund_cents > 0 AND NOT EXISTS (SELECT FROM ordering.refunds r WHERE r.id = c.id)`;

/** The provider alone ends an order as if its shopper had cancelled it, but cancels no pieces. */
const reasonOfRest = sql`CASE WHEN o.status <> 'rejected' THEN 'elsewhere' WHEN o.cancel_reason = 'rejected' THEN 'rejected'
  WHEN EXISTS (SELECT FROM ordering.cancellations c WHERE c.order_id = o.id AND c.refund_cents = 0 AND c.refunded_at IS NULL) THEN 'cancelled'
  ELSE 'elsewhere' END`;

/** Likewise the rest of it, when the order was rejected or its provider gave all of it back. */
const rest = sql`
  SELECT o.payment_id, w.cents, ${reasonOfRest},
         CASE WHEN o.refunded_at IS NULL THEN 'intended' ELSE 'given' END, NULL, '[]'::jsonb, 0, w.cents, '[]'::jsonb,
         'shop', coalesce(o.refunded_at, o.updated_at), coalesce(o.refunded_at, o.updated_at)
    FROM (SELECT o.total_cents - coalesce(sum(c.refund_cents), 0) AS cents FROM ordering.cancellations c
           WHERE c.order_id = o.id AND NOT EXISTS (SELECT FROM ordering.refunds r WHERE r.id = c.id AND r.state = 'refused')) w
   WHERE o.paid_at IS NOT NULL AND (o.stage = 'refunded' OR o.status = 'rejected') AND w.cents > 0
     AND NOT EXISTS (SELECT FROM ordering.refunds r WHERE r.order_id = o.id AND r.is_rest AND (r.state <> 'refused' OR o.refunded_at IS NULL))`;

/**
 * The refunds of the order `o`, the oldest first.
 * @param by the author, of `h.changed_by`
 * @param refusal why the provider refused one, which is none of the shopper's business
 */
export const refundsOfOrder = (by: Sql, refusal: Sql = sql`h.refusal`): Sql => sql`(
  SELECT coalesce(json_agg(json_build_object('_id', h.id, 'amount', ${majorUnits(sql`h.cents`)}, 'reason', h.reason, 'state', h.state,
           'refusal', ${refusal}, 'pieces', h.pieces, 'delivery', ${majorUnits(sql`h.delivery_cents`)}, 'other', ${majorUnits(sql`h.other_cents`)},
           'restocked', h.restocked, 'by', ${by}, 'at', ${isoTime(sql`h.at`)}, 'stateDate', ${isoTime(sql`h.state_at`)})
           ORDER BY h.at, h.id), '[]')
    FROM (${kept} UNION ALL ${parts} UNION ALL ${rest}) h)`;
