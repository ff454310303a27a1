import sql, { empty, type Sql } from 'sql-template-tag';
import { containsWords } from '../../../../platform/postgres/contains-words';
import type { Database } from '../../../../platform/postgres/database';
import { type KeysetList, readBatches, readPage, sortKey } from '../../../../platform/postgres/keyset';
import type { PageMeta, PageRequest } from '../../../../shared/page';
import {
  type FoundLine,
  type LineInFile,
  type LineList,
  type StockTakeFigures,
  type StockTakeList,
  StockTakeQueries,
} from '../../application/stock-take-queries';
import type { StockTakeState } from '../../domain/stock-take';
import { lastCorrectionOf } from './last-correction';
import { stateOfRow, stockTakeColumns, type StockTakeRow } from './stock-take-row';

/** One statement of a download reads this many lines. */
const linesPerRead = 2_000;

export class SqlStockTakeQueries extends StockTakeQueries {
  constructor(private readonly database: Database) {
    super();
  }

  async page(
    { states, sort }: StockTakeList,
    page: PageRequest,
  ): Promise<{ stockTakes: StockTakeState[]; meta: PageMeta }> {
    const list = {
      select: stockTakeColumns,
      from: sql`catalogue.stock_takes t`,
      where: states.length > 0 ? [sql`t.state = ANY(${states}::text[])`] : [],
      sort: {
        name: sort,
        keys: [sortKey.time(sql`t.opened_at`), sortKey.id(sql`t.id`)],
        descending: sort === 'newest',
      },
    };
    const { rows, meta } = await readPage<StockTakeRow>(this.database, list, page);
    return { stockTakes: rows.map(stateOfRow), meta };
  }

  async find(id: string): Promise<StockTakeState | undefined> {
    const [row] = await this.database.query<StockTakeRow>(
      sql`SELECT ${stockTakeColumns} FROM catalogue.stock_takes t WHERE t.id = ${id}`,
    );
    return row && stateOfRow(row);
  }

  async figuresOf(id: string): Promise<StockTakeFigures> {
    const missing = sql`greatest(l.expected - l.counted, 0)::bigint`;
    const surplus = sql`greatest(l.counted - l.expected, 0)::bigint`;
    const [row] = await this.database.query<StockTakeFigures>(sql`
      SELECT count(l.counted)::integer AS counted, ${countIf(isDifferent)} AS different,
             ${sum(missing)} AS "missingPieces", ${sum(sql`${missing} * v.price_cents`)} AS "missingCents",
             ${sum(surplus)} AS "surplusPieces", ${sum(sql`${surplus} * v.price_cents`)} AS "surplusCents",
             count(l.outcome)::integer AS booked, ${countIf(isRefused)} AS refused
        FROM catalogue.stock_take_lines l JOIN catalogue.variants v ON v.id = l.variant_id WHERE l.stock_take_id = ${id}`);
    return row!;
  }

  async lines(list: LineList, page: PageRequest): Promise<{ lines: FoundLine[]; meta: PageMeta }> {
    const { rows, meta } = await readPage<FoundLine>(this.database, linesOf(list), page);
    return { lines: rows, meta };
  }

  batches(list: LineList): AsyncGenerator<FoundLine[]> {
    return readBatches<FoundLine>(this.database, linesOf(list), linesPerRead);
  }

  linesInFile(stockTakeId: string): Promise<LineInFile[]> {
    return this.database.query<LineInFile>(sql`
      SELECT ${named}, ${isOutdated} AS "isOutdated" FROM ${lines} WHERE l.stock_take_id = ${stockTakeId}`);
  }
}

const isDifferent = sql`l.counted <> l.expected`;
const isOutdated = sql`l.outcome IS NULL AND coalesce(${isDifferent}, false) AND ${lastCorrectionOf(sql`l.variant_id`)} > l.corrected_up_to`;
const isRefused = sql`l.outcome IN ('impossible', 'corrected-since')`;

const countIf = (condition: Sql): Sql => sql`(count(*) FILTER (WHERE ${condition}))::integer`;
const sum = (value: Sql): Sql => sql`coalesce(sum(${value}), 0)::float8`;

const conditions: Record<LineList['filter'], Sql> = {
  all: empty,
  uncounted: sql`l.counted IS NULL`,
  different: isDifferent,
  refused: isRefused,
};

const lines = sql`catalogue.stock_take_lines l JOIN catalogue.variants v ON v.id = l.variant_id JOIN catalogue.products p ON p.id = v.product_id`;
const named = sql`l.variant_id AS "variantId", v.product_id AS "productId", p.title, v.size, v.colour, v.sku, v.gtin, l.counted,
    l.counted_at AS "countedAt", l.counted_by_name AS "countedByName"`;

const linesOf = ({ stockTakeId, words, code, filter }: LineList): KeysetList => ({
  select: sql`${named}, l.position, l.expected, l.outcome, ${isOutdated} AS "isOutdated"`,
  from: lines,
  where: [
    sql`l.stock_take_id = ${stockTakeId}`,
    ...(filter === 'all' ? [] : [conditions[filter]]),
    ...containsWords(sql`lower(concat_ws(' ', p.title, v.sku))`, words),
    ...(code === undefined ? [] : [sql`(v.sku = ${code} OR ltrim(v.gtin, '0') = ltrim(${code}, '0'))`]),
  ],
  sort: { name: 'position', keys: [sortKey.integer(sql`l.position`)], descending: false },
});
