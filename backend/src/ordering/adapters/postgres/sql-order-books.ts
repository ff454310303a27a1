import sql, { type Sql } from 'sql-template-tag';
import type { Database } from '../../../platform/postgres/database';
import { type BookedOrder, OrderBooks } from '../../order-books';

export class SqlOrderBooks extends OrderBooks {
  constructor(private readonly database: Database) {
    super();
  }

  after(id: string, limit: number): Promise<BookedOrder[]> {
    return this.find(sql`o.id > ${id} ORDER BY o.id LIMIT ${limit}`);
  }

  ofIds(ids: string[]): Promise<BookedOrder[]> {
    return this.find(sql`o.id = ANY(${ids}::uuid[])`);
  }

  private find(condition: Sql): Promise<BookedOrder[]> {
    return this.database.query(sql`
      SELECT o.id, o.payment_id AS "paymentId", o.total_cents AS "totalCents", ordering.sum_of_lines(o.id)::double precision AS "linesCents", o.stage, o.status,
             o.updated_at < now() - interval '10 minutes' AS "isSettled",
             (SELECT coalesce(json_agg(json_build_object('variantId', l.variant_id, 'quantity', l.quantity - l.cancelled)), '[]')
                FROM ordering.order_lines l WHERE l.order_id = o.id AND l.quantity > l.cancelled) AS lines,
             (SELECT coalesce(sum(c.refund_cents), 0)::integer FROM ordering.cancellations c WHERE c.order_id = o.id) AS "cancelledCents"
        FROM ordering.orders o WHERE ${condition}`);
  }
}
