import sql, { join, type Sql } from 'sql-template-tag';
import { containsWords } from '../../../../platform/postgres/contains-words';
import { type KeysetList, type Sort, sortKey } from '../../../../platform/postgres/keyset';
import { allOf } from '../../../listing/adapters/postgres/choices';
import { memberConditions } from '../../../listing/adapters/postgres/members';
import type { Members } from '../../../listing/application/members';
import type {
  ListSort,
  ProductList,
  ProductListFilter,
  Reduction,
  StockState,
} from '../../application/product-list';

/** The meaning of a filter at the moment. */
export interface Meaning {
  /** Each word with what it may mean: the product's text has one of these for every word. */
  words: string[][];
  /** The filter's categories with those below them. */
  categories: string[];
  /** The members of each collection that the filter names. */
  collections: Members[];
  /** When the shop's day ends. */
  endOfToday: Date;
}

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

export const listOf = (
  { sort, ...filter }: ProductList,
  select: Sql,
  { words, collections, ...meaning }: Meaning,
): KeysetList => ({
  select,
  from: words.length > 0 ? searched : sql`catalogue.admin_rows c`,
  where: [...words.map(containsOne), ...conditionsOf(filter, meaning), ...isMember(filter, collections)],
  sort: { name: sort, ...sorts[sort] },
});

const containsOne = (meanings: string[]): Sql => sql`(${join(containsWords(text, meanings), ' OR ')})`;

const levelsOf: Record<StockState, string[]> = {
  inStock: ['low', 'enough'],
  low: ['low'],
  soldOut: ['soldOut'],
};

function conditionsOf(
  filter: ProductListFilter,
  { categories, endOfToday }: Pick<Meaning, 'categories' | 'endOfToday'>,
): Sql[] {
  const levels = [...new Set(filter.stock.flatMap((state) => levelsOf[state]))];
  return [
    ...isOneOf(sql`c.category`, categories),
    ...isOneOf(sql`c.brand`, filter.brands),
    ...isOneOf(sql`c.stock_level`, levels),
    ...isOneOf(sql`c.state`, filter.states),
    ...isReduced(filter.onSale),
    ...(filter.planned.length > 0 ? [isPlannedBefore(endOfToday)] : []),
    ...(filter.lacking.length > 0 ? [sql`c.lacks_facts`] : []),
    ...(filter.ids.length > 0 ? [sql`c.product_id = ANY(${filter.ids}::uuid[])`] : []),
  ];
}

/** Only a draft has a time to be published at. */
export const isPlannedBefore = (time: Date): Sql =>
  sql`c.product_id IN (SELECT drafts.id FROM catalogue.products drafts WHERE drafts.publish_at < ${time})`;

/** The shop shows published products alone. */
function isMember({ collections: named }: ProductListFilter, collections: Members[]): Sql[] {
  if (named.length === 0) return [];
  const rows = collections.map(
    (among) => sql`c.product_id IN (
      SELECT c.product_id FROM catalogue.listing_rows c WHERE ${allOf(memberConditions(among).filter((one) => one !== undefined))})`,
  );
  return [sql`(${join([sql`false`, ...rows], ' OR ')})`];
}

const reducedProducts = sql`(SELECT v.product_id FROM catalogue.variants v WHERE v.sale_price_cents > 0 AND v.on_sale)`;

/** Both answers are no condition. */
function isReduced(answers: Reduction[]): Sql[] {
  if (answers.length !== 1) return [];
  return [
    answers[0] === 'yes'
      ? sql`c.product_id IN ${reducedProducts}`
      : sql`c.product_id NOT IN ${reducedProducts}`,
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
