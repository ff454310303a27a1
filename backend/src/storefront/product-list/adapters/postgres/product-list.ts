import sql, { join, type Sql } from 'sql-template-tag';
import { containsWords } from '../../../../platform/postgres/contains-words';
import { type KeysetList, type Sort, sortKey } from '../../../../platform/postgres/keyset';
import type { ListSort, ProductList, ProductListFilter, StockState } from '../../application/product-list';

const byTitle = [sortKey.text(sql`c.sort_title`), sortKey.id(sql`c.product_id`)];
/** Ids grow with time. */
const byAge = [sortKey.id(sql`c.product_id`)];

/** Each along an index. */
const sorts: Record<ListSort, Omit<Sort, 'name'>> = {
  'title-atoz': { keys: byTitle, descending: false },
  'title-ztoa': { keys: byTitle, descending: true },
  'price-lowtohigh': {
    keys: [sortKey.integer(sql`c.selling_price_cents`), ...byTitle],
    descending: false,
  },
  'price-hightolow': {
    keys: [sortKey.integer(sql`c.falling_price_cents`), ...byTitle],
    descending: false,
  },
  newest: { keys: byAge, descending: true },
  oldest: { keys: byAge, descending: false },
};

/** Postgres has no statistics of the two views; by way of the products it knows that a rare word leaves few rows, and begins with these. */
const searched = sql`catalogue.admin_rows c JOIN catalogue.products p ON p.id = c.product_id
  JOIN catalogue.admin_texts d ON d.product_id = p.id`;
const text = sql`d.listed_text`;

/** @param words each with what it may mean: the product's text has one of these for every word */
export const listOf = ({ sort, ...filter }: ProductList, select: Sql, words: string[][]): KeysetList => ({
  select,
  from: words.length > 0 ? searched : sql`catalogue.admin_rows c`,
  where: [...words.map(containsOne), ...conditionsOf(filter)],
  sort: { name: sort, ...sorts[sort] },
});

const containsOne = (meanings: string[]): Sql => sql`(${join(containsWords(text, meanings), ' OR ')})`;

const levelsOf: Record<StockState, string[]> = {
  inStock: ['low', 'enough'],
  low: ['low'],
  soldOut: ['soldOut'],
};

function conditionsOf(filter: ProductListFilter): Sql[] {
  const levels = [...new Set(filter.stock.flatMap((state) => levelsOf[state]))];
  return [
    ...isOneOf(sql`c.category`, filter.categories),
    ...isOneOf(sql`c.brand`, filter.brands),
    ...isOneOf(sql`c.stock_level`, levels),
    ...isOneOf(sql`c.state`, filter.states),
    ...(filter.lacking.length > 0 ? [sql`c.lacks_facts`] : []),
    ...(filter.ids.length > 0 ? [sql`c.product_id = ANY(${filter.ids}::uuid[])`] : []),
  ];
}

/** Equalities, which let Postgres walk an index that begins with the column. */
function isOneOf(column: Sql, values: string[]): Sql[] {
  if (values.length === 0) return [];
  return [
    sql`(${join(
      values.map((value) => sql`${column} = ${value}`),
      ' OR ',
    )})`,
  ];
}
