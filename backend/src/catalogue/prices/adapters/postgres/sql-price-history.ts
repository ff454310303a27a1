import sql from 'sql-template-tag';
import type { Database } from '../../../../platform/postgres/database';
import { type KeysetList, readPage, sortKey } from '../../../../platform/postgres/keyset';
import type { PageMeta, PageRequest } from '../../../../shared/page';
import { type PriceChange, type PriceChangeList, PriceHistory } from '../../application/price-history';

export class SqlPriceHistory extends PriceHistory {
  constructor(private readonly database: Database) {
    super();
  }

  async page(list: PriceChangeList, page: PageRequest): Promise<{ changes: PriceChange[]; meta: PageMeta }> {
    const { rows: changes, meta } = await readPage<PriceChange>(this.database, listOf(list), page);
    return { changes, meta };
  }
}

/** Ids grow with time: a variant's price changes are written one after the other. */
const listOf = ({ variantId, sort }: PriceChangeList): KeysetList => ({
  select: sql`c.id, c.at, c.price_cents AS "priceCents", c.sale_price_cents AS "salePriceCents", c.actor, c.actor_name AS "actorName",
    s.id AS "saleId", s.name AS "saleName"`,
  from: sql`catalogue.price_changes c LEFT JOIN catalogue.sales s ON c.actor = 'sale:' || s.id`,
  where: [sql`c.variant_id = ${variantId}`],
  sort: { name: sort, keys: [sortKey.bigint(sql`c.id`)], descending: sort === 'newest' },
  isCountedInOrder: true,
});
