import sql, { type Sql } from 'sql-template-tag';
import { containsWords } from '../../../platform/postgres/contains-words';
import type { Database } from '../../../platform/postgres/database';
import {
  type KeysetList,
  readBatches,
  readPage,
  type Sort,
  sortKey,
} from '../../../platform/postgres/keyset';
import type { PageMeta, PageRequest } from '../../../shared/page';
import {
  type ShortageList,
  type Shortages,
  StockFigures,
  type StockLevel,
  type StockLevels,
} from '../../stock-figures';

const select = sql`v.id AS "variantId", v.product_id AS "productId", p.title, v.size, v.colour, v.stock, s.units`;

const sorts: Record<'soldOut' | 'endsSoon', Sort> = {
  soldOut: { name: 'sold', keys: [sortKey.integer(sql`s.units`), sortKey.id(sql`v.id`)], descending: true },
  endsSoon: {
    name: 'ends-soon',
    keys: [sortKey.double(sql`v.stock::float8 / s.units`), sortKey.id(sql`v.id`)],
    descending: false,
  },
};

export class SqlStockFigures extends StockFigures {
  constructor(private readonly database: Database) {
    super();
  }

  async short(shortages: Shortages, limit?: number): Promise<StockLevels> {
    const { from, where, sort } = listOf({ ...shortages, words: [] });
    const direction = sort.descending ? sql`DESC` : sql`ASC`;
    const [value, id] = sort.keys;
    const rows = await this.database.query<StockLevel & { total: number }>(sql`
      SELECT ${select}, (count(*) OVER ())::integer AS total
        FROM ${from} WHERE ${where[0]} ORDER BY ${value!.column} ${direction}, ${id!.column} ${direction}
       LIMIT ${limit ?? null}`);
    return { levels: rows.map(({ total: _, ...level }) => level), total: rows[0]?.total ?? 0 };
  }

  page(list: ShortageList, request: PageRequest): Promise<{ rows: StockLevel[]; meta: PageMeta }> {
    return readPage(this.database, listOf(list), request);
  }

  batches(list: ShortageList): AsyncGenerator<StockLevel[]> {
    return readBatches(this.database, listOf(list));
  }
}

function listOf({ sold, shortage, words }: ShortageList): KeysetList {
  const ids = sold.map(({ variantId }) => variantId);
  const units = sold.map((one) => one.units);
  const isSoldOut = shortage === 'soldOut';
  return {
    select,
    from: sql`unnest(${ids}::uuid[], ${units}::integer[]) AS s (variant_id, units)
              JOIN catalogue.variants v ON v.id = s.variant_id JOIN catalogue.published_products p ON p.id = v.product_id`,
    where: [
      sql`v.on_sale AND ${isSoldOut ? sql`v.stock = 0` : endsSoon(shortage)}`,
      ...containsWords(sql`lower(p.title)`, words),
    ],
    sort: isSoldOut ? sorts.soldOut : sorts.endsSoon,
  };
}

const endsSoon = ({ days, daysLeft }: { days: number; daysLeft: number }): Sql =>
  sql`v.stock > 0 AND v.stock::bigint * ${days}::integer <= s.units::bigint * ${daysLeft}::integer`;
