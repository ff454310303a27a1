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
             amount_cents AS "amountCents", status, updated_at > now() - interval '2 days' AS "isRecent",
             ${refunds(sql`r.state = 'given'`)} AS "givenCents", ${refunds(sql`r.state IN ('given', 'pending')`)} AS "acceptedCents",
             ${refunds(sql`r.state <> 'refused'`)} AS "goingCents"
        FROM payments.payments p
       WHERE gateway_order_id IS NOT NULL AND id > ${after}
         AND (updated_at > now() - interval '2 days'
           OR status <> 'refunded' AND updated_at > now() - interval '180 days' AND ${isTheirNight}
           OR id IN (SELECT r.payment_id FROM payments.refunds r WHERE r.state NOT IN ('given', 'refused')))
         AND status IN ('paid', 'refunding', 'refunded') ORDER BY id LIMIT ${limit}`);
    return this.compareWithProvider.execute(payments);
  }

  private find(condition: Sql): Promise<ReconciledPayment[]> {
    return this.database.query(sql`
      SELECT id, order_id AS "orderId", amount_cents AS "amountCents", status,
             ${refunds(sql`(NOT r.is_rest OR r.became_rest) AND (r.reason <> 'elsewhere' OR r.state = 'given')`)} AS "partlyRefundedCents",
             ${refunds(sql`r.is_rest AND NOT r.became_rest AND r.state <> 'refused' AND r.reason = 'elsewhere'`)} AS "perhapsPartsCents",
             coalesce(captured_cents, amount_cents) AS "capturedCents", ${refunds(sql`r.state = 'given'`)} AS "givenCents",
             ${refunds(sql`r.state <> 'refused'`)} AS "goingCents", updated_at < now() - interval '10 minutes' AS "isSettled"
        FROM payments.payments p WHERE ${condition}`);
  }
}

const refunds = (condition: Sql): Sql => sql`
  (SELECT coalesce(sum(r.amount_cents), 0)::integer FROM payments.refunds r WHERE r.payment_id = p.id AND ${condition})`;

/** Each older payment has one of eight nights, so that as few are asked for as there are new ones. */
const isTheirNight = sql`(hashtext(id::text) & 7) = (extract(epoch FROM now())::bigint / 86400 & 7)`;
