import sql, { empty, join, type Sql } from 'sql-template-tag';
import type { Database, Statement } from '../../../../platform/postgres/database';
import type { Json } from '../../../../shared/json';
import { groupsIn } from '../../application/facets';
import type { ProductPage } from '../../application/ports';
import { allOf, conditionsOf, pricesOf } from './choices';
import { flatProduct, flatProductWith, listOf } from '../../../listing-rows/adapters/postgres/flat-product';
import { literally } from './literally';
import { isOfSomeGroups } from './members';
import { orderOf, type SortOrder } from './product-sort';
import { changesOfCounts, type Counted } from './sql-facet-counts';

/** The page is JSON text. */
export interface PageRow {
  products: Json<'Products'>;
  /** The sort keys of its last product; null on the last page. */
  last: unknown[] | null;
  /** The counts had changed so often when the page was read. */
  changes: number;
}

export interface PageStatement {
  statement: Statement;
  /** Whether one plan is good for all values, and the text recurs: others would only fill the connections' memory. */
  isWorthPreparing: boolean;
}

export async function readPage(
  database: Database,
  { statement, isWorthPreparing }: PageStatement,
): Promise<PageRow> {
  const rows = isWorthPreparing
    ? database.queryPrepared<PageRow>(statement)
    : database.query<PageRow>(statement);
  return (await rows)[0]!;
}

export const usualLimits = [12, 20, 24, 48, 50, 100];

/** Up to so many products are found and then sorted; of more, the first are read along an index. */
export const usuallySorted = 500;

interface Known {
  /** The counts are of all groups, for the filter's sizes, colours and prices. */
  counted: readonly Counted[];
  maxSorted: number;
}

export function pageSql(page: ProductPage, withDescription: boolean, known: Known): PageStatement {
  const { limit, cursor } = page;
  const order = orderOf(page);
  const conditions = conditionsOf(page);
  const after = cursor === undefined ? [] : [order.after(cursor)];
  const found = groupsIn(known.counted, page).filter(({ products }) => products > 0);
  const groups = isOfSome(page) ? found : undefined;
  const isSorted =
    conditions.length > 0 && found.reduce((sum, { products }) => sum + products, 0) <= known.maxSorted;
  const rows = isSorted
    ? sortedRows([...isInGroups(groups), ...conditions, ...after])
    : walkedRows(page, groups, order, after);
  const [joined, product] = withDescription
    ? [
        sql`JOIN catalogue.products p ON p.id = c.product_id`,
        flatProductWith({ description: sql`p.description` }),
      ]
    : [empty, flatProduct];
  return {
    statement: sql`
      WITH ${foundIn(rows, order, limit)}
      SELECT ${pageOfFound(order, limit, joined, product)}, ${changesOfCounts} AS changes`,
    isWorthPreparing: !isSorted && usualLimits.includes(limit),
  };
}

const isOfSome = ({ category, brand, among }: ProductPage): boolean =>
  category.length > 0 || brand.length > 0 || isOfSomeGroups(among);

/** A page needs these columns of a listing row `c`: its sort keys and its JSON. */
export const pageColumns = sql`c.product_id, c.age_key, c.sort_title, c.selling_price_cents, c.falling_price_cents, c.average_review, c.flat_product`;

type Groups = readonly Pick<Counted, 'category' | 'brand'>[];

/** The condition on a row `c`: those of other groups, which have the same categories and brands, are not found anyway. */
export const isInGroups = (groups: Groups | undefined): Sql[] =>
  groups
    ? [
        sql`c.category = ANY(${groups.map(({ category }) => category)}::text[])`,
        sql`c.brand = ANY(${groups.map(({ brand }) => brand)}::text[])`,
      ]
    : [];

/** Postgres finds them by any index but that of their order. */
const sortedRows = (conditions: Sql[]): Sql => sql`
  SELECT ${pageColumns} FROM catalogue.listing_rows c WHERE ${allOf(conditions)} OFFSET 0`;

/**
 * The first rows, along an index in their order: along one of each group, where only some are meant, and in the order of prices along
 * the part of each range. A CASE hides the other conditions from Postgres, which would expect so few rows that it prefers to sort them.
 * @param places conditions that say where on the index the rows are
 */
export function walkedRows(
  page: Pick<ProductPage, 'size' | 'colour' | 'price' | 'sale' | 'inStock' | 'among' | 'limit'>,
  groups: Groups | undefined,
  { by, isInRange }: Pick<SortOrder, 'by' | 'isInRange'>,
  places: Sql[],
): Sql {
  const others = sql`CASE WHEN ${allOf(conditionsOf(page))} THEN true ELSE false END`;
  const firstOf = (conditions: Sql[]) => sql`
    (SELECT ${pageColumns} FROM catalogue.listing_rows c WHERE ${allOf([...conditions, ...places, others])}
      ORDER BY ${by} LIMIT ${literally(page.limit + 1)})`;
  const named = JSON.stringify(groups?.map(({ category, brand }) => ({ category, brand })));
  const walk = (part: Sql) =>
    groups
      ? sql`
    SELECT c.* FROM json_to_recordset(${named}) AS g (category text, brand text)
     CROSS JOIN LATERAL ${firstOf([sql`c.category = g.category AND c.brand = g.brand`, part])} c`
      : firstOf([part]);
  const parts = isInRange ? pricesOf(page).map(isInRange) : [];
  return parts.length > 0 ? join(parts.map(walk), ' UNION ') : walk(sql`true`);
}

/** The rows of a page and one more, numbered in the page's order. @param rows the candidates */
export const foundIn = (rows: Sql, { by }: Pick<SortOrder, 'by'>, limit: number): Sql => sql`
  found AS (
    SELECT c.*, row_number() OVER (ORDER BY ${by}) AS place
      FROM (SELECT * FROM (${rows}) c ORDER BY ${by} LIMIT ${literally(limit + 1)}) c
  )`;

/** @param joined to the rows `c`, for the product's JSON. @param product JSON of one product */
export const pageOfFound = (
  { keys }: Pick<SortOrder, 'keys'>,
  limit: number,
  joined = empty,
  product = flatProduct,
): Sql => sql`
  (SELECT ${listOf(product, sql`c.place`)} FROM found c ${joined} WHERE place <= ${literally(limit)}) AS products,
  (SELECT ${keys} FROM found c WHERE place = ${literally(limit)}
      AND EXISTS (SELECT FROM found WHERE place > ${literally(limit)})) AS last`;
