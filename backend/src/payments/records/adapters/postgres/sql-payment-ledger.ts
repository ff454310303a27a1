import sql, { type Sql } from 'sql-template-tag';
import type { Database } from '../../../../platform/postgres/database';
import type { Period } from '../../../../shared/time/period';
import { type MovedMoney, PaymentLedger } from '../../../payment-ledger';

const isIn = (moment: Sql, { from, to }: Period): Sql => sql`${moment} >= ${from} AND ${moment} < ${to}`;

export class SqlPaymentLedger extends PaymentLedger {
  constructor(private readonly database: Database) {
    super();
  }

  async movedIn(period: Period): Promise<MovedMoney> {
    const [row] = await this.database.query<MovedMoney>(sql`
      SELECT (SELECT coalesce(sum(amount_cents), 0)::double precision FROM payments.payment_history
               WHERE step IN ('paid', 'mispaid') AND ${isIn(sql`changed_at`, period)}) AS "grossCents",
             (SELECT coalesce(sum(amount_cents), 0)::double precision FROM payments.refunds
               WHERE ${isIn(sql`refunded_at`, period)}) AS "givenCents"`);
    return row!;
  }
}
