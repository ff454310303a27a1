import sql, { type Sql } from 'sql-template-tag';

/** The columns of a refund by which readers choose. */
interface GivenRefund {
  orderId: Sql;
  at: Sql;
}

/** The parts of the payment of an order that went back, each told of by its cancellation. */
const partsOf = (orderId: Sql): Sql =>
  sql`(SELECT coalesce(sum(c.refund_cents), 0)::integer FROM ordering.cancellations c WHERE c.order_id = ${orderId} AND c.refunded_at IS NOT NULL)`;

/**
 * Money of orders that the provider has given back, in rows of `order_id`, `cents` and `at`. A refund that is pending or refused is none. The
 * rest has no row with a server of 1.0.0, and when the provider gave all back without the shop.
 * @param isWanted each of the three sources has an index for an order, and for a time
 */
export const givenRefunds = (isWanted: (refund: GivenRefund) => Sql): Sql => sql`(
  SELECT c.order_id, c.refund_cents AS cents, c.refunded_at AS at
    FROM ordering.cancellations c
   WHERE c.refunded_at IS NOT NULL AND c.refund_cents > 0 AND ${isWanted({ orderId: sql`c.order_id`, at: sql`c.refunded_at` })}
  UNION ALL
  SELECT r.order_id, r.amount_cents, r.state_at
    FROM ordering.refunds r
   WHERE r.is_rest AND r.state = 'given' AND r.amount_cents > 0 AND ${isWanted({ orderId: sql`r.order_id`, at: sql`r.state_at` })}
  UNION ALL
  SELECT w.id, w.total_cents - ${partsOf(sql`w.id`)}, w.refunded_at
    FROM ordering.orders w
   WHERE w.refunded_at IS NOT NULL AND w.paid_at IS NOT NULL AND ${isWanted({ orderId: sql`w.id`, at: sql`w.refunded_at` })}
     AND w.total_cents > ${partsOf(sql`w.id`)}
     AND NOT EXISTS (SELECT FROM ordering.refunds r WHERE r.order_id = w.id AND r.is_rest AND r.state = 'given'))`;

/** Those of the order `o`. */
export const givenOfOrder = givenRefunds(({ orderId }) => sql`${orderId} = o.id`);

/** A refund has the id of the return whose pieces it is for. */
export const isOfReturn = (refundId: Sql): Sql =>
  sql`EXISTS (SELECT FROM ordering.returns b WHERE b.id = ${refundId})`;

/** The rest of the order `o` that was given before another part of its money, and so was told of alone. */
export const restToldAlone = sql`(
  SELECT coalesce(sum(r.amount_cents), 0)::integer
    FROM ordering.refunds r
   WHERE r.order_id = o.id AND r.is_rest AND r.state = 'given'
     AND o.total_cents > r.amount_cents + (SELECT coalesce(sum(c.refund_cents), 0) FROM ordering.cancellations c
                                            WHERE c.order_id = o.id AND c.refunded_at <= r.state_at))`;
