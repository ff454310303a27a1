import sql from 'sql-template-tag';
import { majorUnits } from '../../../../platform/postgres/amounts/major-units';
import type { Database } from '../../../../platform/postgres/database';
import { isoTime } from '../../../../platform/postgres/iso-time';
import { PaymentHistory, type PaymentHistoryEntry, type PaymentOfOrder } from '../../../payment-history';

export class SqlPaymentHistory extends PaymentHistory {
  constructor(private readonly database: Database) {
    super();
  }

  async ofOrder(orderId: string): Promise<PaymentHistoryEntry[]> {
    const [row] = await this.database.queryPrepared<{ history: PaymentHistoryEntry[] }>(sql`
      SELECT coalesce(json_agg(json_build_object('step', h.step, 'reference', h.reference,
               'amount', ${majorUnits(sql`h.amount_cents`)}, 'currency', h.currency, 'by', h.changed_by,
               'at', ${isoTime(sql`h.changed_at`)}) ORDER BY h.changed_at, h.id), '[]') AS history
        FROM payments.payment_history h JOIN payments.payments p ON p.id = h.payment_id
       WHERE p.order_id = ${orderId}`);
    return row!.history;
  }

  async paymentsOf(orderIds: string[]): Promise<ReadonlyMap<string, PaymentOfOrder>> {
    const rows = await this.database.queryPrepared<PaymentOfOrder & { orderId: string }>(sql`
      SELECT order_id AS "orderId", capture_id AS "captureId",
             status = 'denied' OR declines > 0 AND status IN ('awaiting-approval', 'abandoned') AS "isDeclined"
        FROM payments.payments WHERE order_id = ANY(${orderIds}::uuid[])`);
    return new Map(rows.map(({ orderId, ...payment }) => [orderId, payment]));
  }
}
