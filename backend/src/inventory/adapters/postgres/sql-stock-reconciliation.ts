import sql, { type Sql } from 'sql-template-tag';
import type { Database } from '../../../platform/postgres/database';
import {
  type PiecesOfOrder,
  type ReconciledReservation,
  type ReconciledStock,
  StockReconciliation,
} from '../../stock-reconciliation';

export class SqlStockReconciliation extends StockReconciliation {
  constructor(private readonly database: Database) {
    super();
  }

  variantsAfter(id: string, limit: number): Promise<ReconciledStock[]> {
    return this.database.query(sql`
      SELECT v.id AS "variantId", v.product_id AS "productId", v.stock, m.moved, m.counted,
             (SELECT coalesce(sum(r.quantity), 0)::integer FROM catalogue.reservations r WHERE r.variant_id = v.id) AS taken
        FROM catalogue.variants v CROSS JOIN LATERAL (
          SELECT coalesce(sum(change), 0)::integer AS moved,
                 coalesce(sum(change) FILTER (WHERE cause IN ('initial', 'corrected', 'lost', 'written-off', 'sold-elsewhere')), 0)::integer AS counted
            FROM catalogue.stock_movements WHERE variant_id = v.id) m
       WHERE v.id > ${id} ORDER BY v.id LIMIT ${limit}`);
  }

  async ordersAfter(orderId: string, limit: number): Promise<string[]> {
    const rows = await this.database.query<{ orderId: string }>(sql`
      SELECT DISTINCT order_id AS "orderId" FROM catalogue.reservations WHERE order_id > ${orderId}
       ORDER BY order_id LIMIT ${limit}`);
    return rows.map((row) => row.orderId);
  }

  reservationsOf(orderIds: string[]): Promise<ReconciledReservation[]> {
    return this.database.query(sql`
      SELECT order_id AS "orderId", variant_id AS "variantId", quantity, state
        FROM catalogue.reservations WHERE order_id = ANY(${orderIds}::uuid[])`);
  }

  lossesOf(orderIds: string[]): Promise<PiecesOfOrder[]> {
    return this.moved(orderIds, sql`cause = 'lost'`);
  }

  restockedOf(orderIds: string[]): Promise<PiecesOfOrder[]> {
    return this.moved(orderIds, sql`cause = 'restocked'`);
  }

  /** @param cause written out: an index has only these movements */
  private moved(orderIds: string[], cause: Sql): Promise<PiecesOfOrder[]> {
    return this.database.query(sql`
      SELECT order_id AS "orderId", variant_id AS "variantId", abs(sum(change))::integer AS quantity
        FROM catalogue.stock_movements WHERE order_id = ANY(${orderIds}::uuid[]) AND ${cause} GROUP BY order_id, variant_id`);
  }
}
