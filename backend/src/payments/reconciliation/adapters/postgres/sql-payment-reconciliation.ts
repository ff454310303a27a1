import sql, { type Sql } from 'sql-template-tag';
import type { Database } from '../../../../platform/postgres/database';
import type { CompareWithProvider, PaidPayment } from '../../application/compare-with-provider';
import {
  type ReconciledPayment,
  PaymentReconciliation,
  type ProviderCheck,
} from '../../../payment-reconciliation';

export class SqlPaymentReconciliation extends PaymentReconciliation {
  constructor(
    private readonly database: Database,
    private readonly compareWithProvider: CompareWithProvider,
  ) {
    super();
  }

  after(id: string, limit: number): Promise<ReconciledPayment[]> {
    return this.find(sql`id > ${id} ORDER BY id LIMIT ${limit}`);
  }

  ofOrders(orderIds: string[]): Promise<ReconciledPayment[]> {
    return this.find(sql`order_id = ANY(${orderIds}::uuid[])`);
  }

  ofIds(ids: string[]): Promise<ReconciledPayment[]> {
    return this.find(sql`id = ANY(${ids}::uuid[])`);
  }

  async askProvider(after: string, limit: number): Promise<ProviderCheck[]> {
    const payments = await this.database.query<PaidPayment>(sql`
      SELECT id, order_id AS "orderId", gateway_order_id AS "gatewayOrderId", capture_id AS "captureId",
             amount_cents AS "amountCents", status, partly_refunded_cents AS "partlyRefundedCents",
             (SELECT coalesce(sum(r.amount_cents), 0)::integer FROM payments.partial_refunds r
               WHERE r.payment_id = payments.id AND r.refund_id IS NOT NULL) AS "confirmedRefundsCents"
        FROM payments.payments
       WHERE status IN ('paid', 'refunded') AND updated_at > now() - interval '2 days' AND gateway_order_id IS NOT NULL
         AND id > ${after} ORDER BY id LIMIT ${limit}`);
    return this.compareWithProvider.execute(payments);
  }

  private find(condition: Sql): Promise<ReconciledPayment[]> {
    return this.database.query(sql`
      SELECT id, order_id AS "orderId", amount_cents AS "amountCents", partly_refunded_cents AS "partlyRefundedCents", status,
             updated_at < now() - interval '10 minutes' AS "isSettled"
        FROM payments.payments WHERE ${condition}`);
  }
}
