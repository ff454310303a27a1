import sql from 'sql-template-tag';
import type { Database } from '../../../../platform/postgres/database';
import { deleteLimited } from '../../../../platform/postgres/delete-limited';
import { type KeysetList, readBatches, readPage, sortKey } from '../../../../platform/postgres/keyset';
import type { PageMeta, PageRequest } from '../../../../shared/page';
import { DailyShoppers, type ListedShopper, type ShopperList } from '../../application/ports';

export class SqlDailyShoppers extends DailyShoppers {
  constructor(private readonly database: Database) {
    super();
  }

  page(list: ShopperList, request: PageRequest): Promise<{ rows: ListedShopper[]; meta: PageMeta }> {
    return readPage(this.database, listOf(list), request);
  }

  batches(list: ShopperList): AsyncGenerator<ListedShopper[]> {
    return readBatches(this.database, listOf(list));
  }

  deleteBefore(time: Date, limit: number): Promise<number> {
    const day = time.toISOString().slice(0, 10);
    return deleteLimited(this.database, sql`reporting.daily_shoppers`, sql`day < ${day}::date`, limit);
  }
}

const listOf = ({ from, to, hasPaid, sort }: ShopperList): KeysetList => ({
  select: sql`s.day::text, s.shopper_id AS "shopperId", s.has_paid AS "hasPaid"`,
  from: sql`reporting.daily_shoppers s`,
  where: [
    sql`s.day BETWEEN ${from}::date AND ${to}::date`,
    ...(hasPaid === undefined ? [] : [sql`s.has_paid = ${hasPaid}`]),
  ],
  sort: {
    name: sort,
    keys: [sortKey.day(sql`s.day`), sortKey.id(sql`s.shopper_id`)],
    descending: sort === 'newest',
  },
});
