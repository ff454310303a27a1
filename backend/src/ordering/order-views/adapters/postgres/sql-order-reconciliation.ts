import sql, { type Sql } from 'sql-template-tag';
import type { Database } from '../../../../platform/postgres/database';
import {
  type ReconciledLines,
  type ReconciledOrder,
  OrderReconciliation,
} from '../../../order-reconciliation';
import { restToldAlone } from './given-refunds';
import {
  restockedWithRefunds,
  returnedPieces,
  returnsToReconcile,
  sellablePieces,
} from './returns-to-reconcile';

const isSettled = sql`o.updated_at < now() - interval '10 minutes'`;

export class SqlOrderReconciliation extends OrderReconciliation {
  constructor(private readonly database: Database) {
    super();
  }

  after(id: string, limit: number): Promise<ReconciledOrder[]> {
    return this.find(sql`o.id > ${id} ORDER BY o.id LIMIT ${limit}`);
  }

  ofIds(ids: string[]): Promise<ReconciledOrder[]> {
    return this.find(sql`o.id = ANY(${ids}::uuid[])`);
  }

  piecesAfter(id: string, limit: number): Promise<ReconciledLines[]> {
    return this.findLines(sql`o.id > ${id} ORDER BY o.id LIMIT ${limit}`);
  }

  piecesOf(ids: string[]): Promise<ReconciledLines[]> {
    return this.findLines(sql`o.id = ANY(${ids}::uuid[])`);
  }

  private findLines(condition: Sql): Promise<ReconciledLines[]> {
    const inParcels = (statuses: Sql) => sql`
      (SELECT coalesce(sum(c.quantity), 0) FROM ordering.parcels p JOIN ordering.parcel_pieces c ON c.parcel_id = p.id
        WHERE p.order_id = o.id AND c.variant_id = l.variant_id AND p.status ${statuses})`;
    return this.database.query(sql`
      SELECT o.id, ${isSettled} AS "isSettled", ${returnsToReconcile} AS returns, (
        SELECT coalesce(json_agg(json_build_object(
                 'variantId', l.variant_id, 'ordered', l.quantity, 'countedInParcels', l.in_parcels, 'countedCancelled', l.cancelled,
                 'inParcels', ${inParcels(sql`NOT IN ('lost', 'unpacked')`)}, 'away', ${inParcels(sql`IN ('sent', 'delivered')`)},
                 'lost', ${inParcels(sql`= 'lost'`)}, 'returned', ${returnedPieces}, 'sellable', ${sellablePieces},
                 'restockedWithRefunds', ${restockedWithRefunds},
                 'cancelled', (SELECT coalesce(sum((c ->> 'quantity')::integer), 0)
                                 FROM ordering.cancellations n, jsonb_array_elements(n.pieces) c
                                WHERE n.order_id = o.id AND (c ->> 'variantId')::uuid = l.variant_id)) ORDER BY l.position), '[]')
          FROM ordering.order_lines l WHERE l.order_id = o.id) AS lines
        FROM ordering.orders o WHERE ${condition}`);
  }

  private find(condition: Sql): Promise<ReconciledOrder[]> {
    return this.database.query(sql`
      SELECT o.id, o.shopper_id AS "shopperId", o.payment_id AS "paymentId", o.total_cents AS "totalCents", ordering.sum_of_lines(o.id)::double precision AS "linesCents", o.stage, o.status,
             ${isSettled} AS "isSettled",
             (SELECT json_build_object('hasArrived', r.arrived_at IS NOT NULL)
                FROM ordering.exchanges e JOIN ordering.returns r ON r.id = e.return_id WHERE e.order_id = o.id) AS replaces,
             (SELECT coalesce(json_agg(json_build_object('variantId', l.variant_id, 'quantity', l.quantity - l.cancelled)), '[]')
                FROM ordering.order_lines l WHERE l.order_id = o.id AND l.quantity > l.cancelled) AS lines,
             (SELECT coalesce(json_agg(json_build_object('variantId', variant_id, 'quantity', quantity)), '[]') FROM (
                SELECT c.variant_id, sum(c.quantity) AS quantity
                  FROM ordering.parcels p JOIN ordering.parcel_pieces c ON c.parcel_id = p.id
                 WHERE p.order_id = o.id AND p.status IN ('sent', 'delivered') GROUP BY c.variant_id) away) AS away,
             c.cents AS "cancelledCents", c.refunded + ${restToldAlone} AS "refundedCents"
        FROM ordering.orders o CROSS JOIN LATERAL (
          SELECT coalesce(sum(refund_cents), 0)::integer AS cents,
                 coalesce(sum(refund_cents) FILTER (WHERE refunded_at IS NOT NULL), 0)::integer AS refunded
            FROM ordering.cancellations WHERE order_id = o.id) c
       WHERE ${condition}`);
  }
}
