import sql, { type Sql } from 'sql-template-tag';
import type { Database } from '../../../platform/postgres/database';
import { type KeysetList, readBatches, readPage, sortKey } from '../../../platform/postgres/keyset';
import type { PageMeta, PageRequest } from '../../../shared/page';
import { type LedgerEntry, type LedgerList, StockLedger } from '../../application/stock-ledger';

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

/**
 * From the last movement before that knows the stock it left: a change of stock locks the variant, so ids are in the
 * order of changes. In between are only sales, which change nothing, and movements that the demo writes past the stock.
 */
const stockAfter: Sql = sql`coalesce(m.stock_after, (
  SELECT coalesce(known.stock_after, 0) + (
         SELECT sum(since.change) FROM catalogue.stock_movements since
          WHERE since.variant_id = m.variant_id AND since.id > coalesce(known.id, 0) AND since.id <= m.id)::integer
    FROM (SELECT) one LEFT JOIN LATERAL (
         SELECT k.id, k.stock_after FROM catalogue.stock_movements k
          WHERE k.variant_id = m.variant_id AND k.id < m.id AND k.stock_after IS NOT NULL ORDER BY k.id DESC LIMIT 1) known ON true))`;

/** Ids grow with time: a variant's movements are written one after the other. */
const listOf = ({ variantId, causes, orderIds, from, to, sort }: LedgerList): KeysetList => ({
  select: sql`m.id, m.at, m.cause, m.change, ${stockAfter} AS stock, m.actor, m.actor_name AS "actorName", m.order_id AS "orderId",
    m.note`,
  from: sql`catalogue.stock_movements m`,
  where: [
    sql`m.variant_id = ${variantId}`,
    ...(causes.length > 0 ? [sql`m.cause = ANY(${causes}::text[])`] : []),
    ...(orderIds ? [sql`m.order_id = ANY(${orderIds}::uuid[])`] : []),
    ...(from ? [sql`m.at >= ${from}`] : []),
    ...(to ? [sql`m.at < ${to}`] : []),
  ],
  sort: { name: sort, keys: [sortKey.bigint(sql`m.id`)], descending: sort === 'newest' },
  isCountedInOrder: true,
});
