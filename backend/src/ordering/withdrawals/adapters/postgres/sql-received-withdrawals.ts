import sql from 'sql-template-tag';
import type { Database } from '../../../../platform/postgres/database';
import { orderNumberOf } from '../../../orders/domain/order-number';
import { type ReceivedWithdrawal, ReceivedWithdrawals } from '../../../received-withdrawals';

interface Found extends Omit<ReceivedWithdrawal, 'orderOfOther'> {
  otherNumber: string | null;
  otherEmail: string | null;
}

export class SqlReceivedWithdrawals extends ReceivedWithdrawals {
  constructor(private readonly database: Database) {
    super();
  }

  async find(withdrawalId: string): Promise<ReceivedWithdrawal | undefined> {
    const [found] = await this.database.query<Found>(sql`
      SELECT w.at, w.name, w.email, w.order_number AS "orderNumber", w.text, o.number AS "otherNumber", o.shopper_email AS "otherEmail"
        FROM ordering.withdrawals w JOIN ordering.withdrawal_cases c ON c.withdrawal_id = w.id
        LEFT JOIN ordering.orders o ON o.id = c.named_order_id AND lower(trim(o.shopper_email)) <> w.email
       WHERE w.id = ${withdrawalId}`);
    if (!found) return undefined;
    const { otherNumber, otherEmail, ...same } = found;
    const isOfOther = otherNumber !== null && otherEmail !== null;
    return {
      ...same,
      orderOfOther: isOfOther ? { number: orderNumberOf(Number(otherNumber)), email: otherEmail } : null,
    };
  }
}
