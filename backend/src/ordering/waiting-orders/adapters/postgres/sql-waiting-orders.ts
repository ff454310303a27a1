import sql, { type Sql } from 'sql-template-tag';
import type { Database } from '../../../../platform/postgres/database';
import { type CountedList, countLists } from '../../../../platform/postgres/keyset';
import type { BoundedCount } from '../../../../shared/page';
import type { Clock } from '../../../../shared/time/clock';
import type { ShopDays } from '../../../../shared/time/shop-days';
import { countToSend } from '../../../order-views/adapters/postgres/count-to-send';
import { isHeld } from '../../../order-views/adapters/postgres/order-list';
import { toSendConditions } from '../../../order-views/adapters/postgres/orders-to-send';
import { lateOn } from '../../../order-views/application/late-orders';
import { conditionsOf } from '../../../returns/adapters/postgres/sql-return.queries';
import type { ReturnTab } from '../../../returns/application/ports';
import { type WaitingOrder, WaitingOrders } from '../../../waiting-orders';
import { lateBefore } from '../../../withdrawals/domain/legal-days';

/** Under the conditions of the lists. */
export class SqlWaitingOrders extends WaitingOrders {
  constructor(
    private readonly database: Database,
    private readonly days: ShopDays,
    private readonly clock: Clock,
  ) {
    super();
  }

  async counts(): Promise<Record<WaitingOrder, BoundedCount>> {
    const now = this.clock.now();
    const dueBefore = lateBefore(now, this.days);
    const toSend = { late: lateOn(now, this.days), toResend: 'resend' } as const;
    const [parts, counts] = await Promise.all([
      countToSend(this.database, toSend),
      this.countLists(dueBefore),
    ]);
    return { ...parts, ...counts };
  }

  private countLists(dueBefore: Date) {
    return countLists(this.database, {
      toSend: orders(toSendConditions('all')),
      refundsRefused: orders(isHeld(['refund-refused'])),
      onHold: orders(isHeld(['yes'])),
      inReview: orders(sql`o.stage = 'in-review'`),
      returnsToJudge: returns('arrived', dueBefore),
      returnsToSettle: returns('judged', dueBefore),
      returnsLate: returns('late', dueBefore),
      withdrawals: { from: sql`ordering.withdrawal_cases c`, where: [sql`c.settled_at IS NULL`] },
    });
  }
}

const orders = (condition: Sql): CountedList => ({ from: sql`ordering.orders o`, where: [condition] });

const returns = (tab: ReturnTab, dueBefore: Date): CountedList => ({
  from: sql`ordering.returns r`,
  where: [],
  oneOf: conditionsOf(tab, dueBefore),
});
