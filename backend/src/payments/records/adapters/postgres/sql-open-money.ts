import sql from 'sql-template-tag';
import type { Database } from '../../../../platform/postgres/database';
import { OpenMoney } from '../../../open-money';

export class SqlOpenMoney extends OpenMoney {
  constructor(private readonly database: Database) {
    super();
  }

  /** A refund that was refused can be asked for again, until all of the payment is back. */
  async ordersWithOpenMoney(orderIds: string[]): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(sql`
      SELECT p.order_id AS id FROM payments.payments p
       WHERE p.order_id = ANY(${orderIds}::uuid[])
         AND (p.status IN ('capturing', 'in-review', 'refunding')
              OR EXISTS (
                SELECT FROM payments.refunds r
                 WHERE r.payment_id = p.id AND r.state <> 'given' AND (r.state <> 'refused' OR p.status = 'paid')))`);
    return rows.map(({ id }) => id);
  }
}
