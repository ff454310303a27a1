import sql from 'sql-template-tag';
import type { Database } from '../../../../platform/postgres/database';
import {
  type ReconciledCustomer,
  type ReconciledPurchase,
  CustomerReconciliation,
} from '../../../customer-reconciliation';

export class SqlCustomerReconciliation extends CustomerReconciliation {
  constructor(private readonly database: Database) {
    super();
  }

  after(id: string, limit: number): Promise<ReconciledCustomer[]> {
    return this.database.query(sql`
      SELECT u.id, u.orders, u.spent_cents::double precision AS "spentCents", c.orders AS "countedOrders", c.cents AS "countedCents"
        FROM identity.users u CROSS JOIN LATERAL (
          SELECT count(*)::integer AS orders,
                 coalesce(sum(spent_cents - partly_refunded_cents) FILTER (WHERE NOT is_refunded), 0)::double precision AS cents
            FROM identity.customer_orders WHERE user_id = u.id) c
       WHERE u.id > ${id} ORDER BY u.id LIMIT ${limit}`);
  }

  purchasesOf(orderIds: string[]): Promise<ReconciledPurchase[]> {
    return this.database.query(sql`
      SELECT order_id AS "orderId", user_id AS "userId", spent_cents::double precision AS "spentCents", is_refunded AS "isRefunded",
             partly_refunded_cents AS "partlyRefundedCents"
        FROM identity.customer_orders WHERE order_id = ANY(${orderIds}::uuid[]) AND user_id IS NOT NULL`);
  }
}
