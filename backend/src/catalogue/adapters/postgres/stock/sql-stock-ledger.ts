import sql, { type Sql } from 'sql-template-tag';
import type { Database } from '../../../../platform/postgres/database';
import { type KeysetList, readBatches, readPage, sortKey } from '../../../../platform/postgres/keyset';
import type { PageMeta, PageRequest } from '../../../../shared/page';
import { type LedgerEntry, type LedgerList, StockLedger } from '../../../application/stock-ledger';

export class SqlStockLedger extends StockLedger {
  constructor(private readonly database: Database) {
    super();
  }

  async page(list: LedgerList, page: PageRequest): Promise<{ entries: LedgerEntry[]; meta: PageMeta }> {
    const { rows: entries, meta } = await readPage<LedgerEntry>(this.database, listOf(list), page);
    return { entries, meta };
  }

  batches(list: LedgerList): AsyncGenerator<LedgerEntry[]> {
    return readBatches<LedgerEntry>(this.database, listOf(list));
  }
}

/** From the stock of today back, so that the first page reads few movements. */
const stockAfter: Sql = sql`(
  SELECT v.stock - coalesce(sum(later.change), 0)::integer
    FROM catalogue.variants v
    LEFT JOIN catalogue.stock_movements later ON later.variant_id = v.id AND later.id > m.id
   WHERE v.id = m.variant_id GROUP BY v.stock)`;

/** Ids grow with time: a variant's movements are written one after the other. */
const listOf = ({ variantId, causes, from, to, sort }: LedgerList): KeysetList => ({
  select: sql`m.id, m.at, m.cause, m.change, ${stockAfter} AS stock, m.actor, m.actor_name AS "actorName", m.order_id AS "orderId"`,
  from: sql`catalogue.stock_movements m`,
  where: [
    sql`m.variant_id = ${variantId}`,
    ...(causes.length > 0 ? [sql`m.cause = ANY(${causes}::text[])`] : []),
    ...(from ? [sql`m.at >= ${from}`] : []),
    ...(to ? [sql`m.at < ${to}`] : []),
  ],
  sort: { name: sort, keys: [sortKey.bigint(sql`m.id`)], descending: sort === 'newest' },
});
