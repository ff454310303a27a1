import sql from 'sql-template-tag';
import type { Database } from '../../../../platform/postgres/database';
import { countLists } from '../../../../platform/postgres/keyset';
import type { BoundedCount } from '../../../../shared/page';
import type { Clock } from '../../../../shared/time/clock';
import type { ShopDays } from '../../../../shared/time/shop-days';
import { type WaitingProduct, WaitingProducts } from '../../../waiting-products';
import { isPlannedBefore } from './product-list';

export class SqlWaitingProducts extends WaitingProducts {
  constructor(
    private readonly database: Database,
    private readonly days: ShopDays,
    private readonly clock: Clock,
  ) {
    super();
  }

  counts(): Promise<Record<WaitingProduct, BoundedCount>> {
    const from = sql`catalogue.admin_rows c`;
    const endOfToday = this.days.endOfDayAt(this.clock.now());
    return countLists(this.database, {
      soldOut: { from, where: [sql`c.state = 'published'`, sql`c.stock_level = 'soldOut'`] },
      draftsDue: { from, where: [isPlannedBefore(endOfToday)] },
    });
  }
}
