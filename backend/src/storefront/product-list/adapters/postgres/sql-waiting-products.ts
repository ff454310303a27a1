import sql from 'sql-template-tag';
import type { Database } from '../../../../platform/postgres/database';
import { countLists } from '../../../../platform/postgres/keyset';
import type { BoundedCount } from '../../../../shared/page';
import { WaitingProducts } from '../../../waiting-products';

export class SqlWaitingProducts extends WaitingProducts {
  constructor(private readonly database: Database) {
    super();
  }

  async soldOut(): Promise<BoundedCount> {
    const where = [sql`c.state = 'published'`, sql`c.stock_level = 'soldOut'`];
    const counts = await countLists(this.database, { soldOut: { from: sql`catalogue.admin_rows c`, where } });
    return counts.soldOut;
  }
}
