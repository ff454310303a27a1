import sql, { empty, type Sql } from 'sql-template-tag';
import type { Database } from '../../../../platform/postgres/database';
import type { Period } from '../../../../shared/time/period';
import { ReturnFigures, type ReturnGroup, type SentAndReturned } from '../../../return-figures';

export class SqlReturnFigures extends ReturnFigures {
  constructor(private readonly database: Database) {
    super();
  }

  of(period: Period, by: ReturnGroup, productId?: string): Promise<SentAndReturned[]> {
    return this.database.query(sql`WITH ${pieces(period, productId)} ${rowsBy[by]}
      ORDER BY returned DESC, sent DESC, key NULLS LAST`);
  }
}

/**
 * Returned pieces of a line are no longer told apart by their parcels: the first that came back are of the first that was sent.
 * `sent` has the parcels of the period with the places of their pieces among all that were sent of the line, `returned` those that came back.
 */
const pieces = ({ from, to }: Period, productId: string | undefined): Sql => sql`
  orders AS MATERIALIZED (
    SELECT DISTINCT order_id FROM ordering.parcels
     WHERE status IN ('sent', 'delivered') AND sent_at >= ${from} AND sent_at < ${to}),
  parcels AS (
    SELECT p.order_id, c.variant_id, p.sent_at, c.quantity,
           sum(c.quantity) OVER (PARTITION BY p.order_id, c.variant_id ORDER BY p.sent_at, p.number) AS last
      FROM orders o JOIN ordering.parcels p USING (order_id) JOIN ordering.parcel_pieces c ON c.parcel_id = p.id
     WHERE p.status IN ('sent', 'delivered')),
  sent AS MATERIALIZED (
    SELECT p.*, l.product_id, l.title, l.size
      FROM parcels p JOIN ordering.order_lines l USING (order_id, variant_id)
     WHERE p.sent_at >= ${from} AND p.sent_at < ${to} ${productId === undefined ? empty : sql`AND l.product_id = ${productId}`}),
  accepted AS (
    SELECT r.order_id, p.variant_id, p.reason,
           row_number() OVER (PARTITION BY r.order_id, p.variant_id ORDER BY p.judged_at, p.id) AS place
      FROM orders o JOIN ordering.returns r USING (order_id) JOIN ordering.return_pieces p ON p.return_id = r.id
     WHERE p.judged IN ('sellable', 'damaged')),
  returned AS MATERIALIZED (
    SELECT s.product_id, s.size, a.reason
      FROM sent s JOIN accepted a ON (a.order_id, a.variant_id) = (s.order_id, s.variant_id) AND a.place <= s.last AND a.place > s.last - s.quantity)`;

/** The returned pieces are counted by the group first, so that no group reads them all. */
const rowsOf = (group: Sql, title: Sql): Sql => sql`
  SELECT s.key, s.title, s.sent, coalesce(r.returned, 0) AS returned
    FROM (SELECT ${group}::text AS key, ${title} AS title, sum(quantity)::integer AS sent FROM sent GROUP BY ${group}) s
    LEFT JOIN (SELECT ${group}::text AS key, count(*)::integer AS returned FROM returned GROUP BY ${group}) r
      ON coalesce(r.key, '') = coalesce(s.key, '')`;

const rowsBy: Record<ReturnGroup, Sql> = {
  product: rowsOf(sql`product_id`, sql`(array_agg(title ORDER BY sent_at DESC, title))[1]`),
  size: rowsOf(sql`size`, sql`size`),
  reason: sql`
    SELECT reason AS key, reason AS title, (SELECT coalesce(sum(quantity), 0)::integer FROM sent) AS sent, count(*)::integer AS returned
      FROM returned GROUP BY reason`,
};
