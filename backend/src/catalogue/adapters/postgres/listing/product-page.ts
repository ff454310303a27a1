import sql, { empty, join, raw, type Sql } from 'sql-template-tag';
import type { Statement } from '../../../../platform/postgres/database';
import type { ProductPage } from '../../../application/ports';
import type { ProductFilter } from '../../../application/product-filter';
import { brands, categories } from '../../../domain/product';
import { isInStock, isInStockOnWalk } from './choice-in-stock';
import { flatProduct, flatProductWith, listOf } from './flat-product';
import { type SortOrder, sortOrders } from './product-sort';
import { changesOfCounts } from './sql-facet-counts';
import type { AccessPath } from './access-path';

export interface PageStatement {
  statement: Statement;
  /** Whether the text recurs. Other statements would only fill the connections' memory. */
  isWorthPreparing: boolean;
}

export const usualLimits = [12, 20, 24, 48, 50, 100];

/** A category with all brands, or a brand with all categories, has at most so many groups. */
const usualGroups = Math.max(categories.length, brands.length);

/**
 * One round trip: the page as JSON text, the sort keys of its last product, and the sum of the groups' versions. The limit is
 * literal and each group has a query of its own, so that Postgres walks one index per group and reuses the plan.
 * @param path to products in stock in the chosen sizes and colours; undefined: the planner chooses
 */
export function pageSql(page: ProductPage, withDescription: boolean, path?: AccessPath): PageStatement {
  const groups = groupsOf(page);
  const isPlannedOnce = path !== undefined || isInStock(page) === undefined;
  return {
    statement:
      path === 'filter and sort'
        ? pageOf(filteredRows(page), page, withDescription)
        : walkSql(page, groups, withDescription, path),
    isWorthPreparing: usualLimits.includes(page.limit) && groups.length <= usualGroups && isPlannedOnce,
  };
}

function walkSql(
  page: ProductPage,
  groups: (CategoryBrand | undefined)[],
  withDescription: boolean,
  path: 'index walk' | undefined,
): Sql {
  const { sort, limit } = page;
  const inStock = path === 'index walk' ? isInStockOnWalk(page) : isInStock(page);
  const rows = firstRows(groups, sortOrders[sort].by, limit + 1, [inStock, afterCursor(page)]);
  return pageOf(rows, page, withDescription);
}

function pageOf(rows: Sql, { sort, limit }: ProductPage, withDescription: boolean): Sql {
  const order = sortOrders[sort];
  const [joined, product] = withDescription
    ? [
        sql`JOIN catalogue.products p ON p.id = c.product_id`,
        flatProductWith({ description: sql`to_json(p.description)` }),
      ]
    : [empty, flatProduct];
  return sql`
    WITH ${foundIn(rows, order, limit)}
    SELECT ${pageOfFound(order, limit, joined, product)}, ${changesOfCounts} AS changes`;
}

const afterCursor = ({ sort, cursor }: ProductPage): Sql | undefined =>
  cursor === undefined ? undefined : sortOrders[sort].after(cursor);

/** All rows in stock in the chosen sizes and colours, by the GIN index, filtered by category and brand. */
function filteredRows(page: ProductPage): Sql {
  const { category, brand } = page;
  const conditions = [
    category.length > 0 ? sql`c.category = ANY(${category}::text[])` : undefined,
    brand.length > 0 ? sql`c.brand = ANY(${brand}::text[])` : undefined,
    afterCursor(page),
  ].filter((condition) => condition !== undefined);
  return sql`
    SELECT * FROM (SELECT ${pageColumns}, c.category, c.brand FROM catalogue.listing_rows c WHERE ${isInStock(page)!} OFFSET 0) c
     WHERE ${join([sql`true`, ...conditions], ' AND ')}`;
}

/** What a page needs of a listing row `c`: its sort keys and its JSON. */
export const pageColumns = sql`c.product_id, c.sort_title, c.selling_price_cents, c.falling_price_cents, c.flat_product`;

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

export interface CategoryBrand {
  category: string;
  brand: string;
}

/** The groups that a filter names; undefined stands for all. */
function groupsOf({ category, brand }: ProductFilter): (CategoryBrand | undefined)[] {
  if (category.length === 0 && brand.length === 0) return [undefined];
  const chosenBrands = brands.filter((id) => brand.length === 0 || brand.includes(id));
  return categories
    .filter((id) => category.length === 0 || category.includes(id))
    .flatMap((one) => chosenBrands.map((other) => ({ category: one, brand: other })));
}

/** The first `limit` rows of each group: one index walk per group. */
export function firstRows(
  groups: (CategoryBrand | undefined)[],
  by: Sql,
  limit: number,
  conditions: (Sql | undefined)[],
): Sql {
  const firstOf = (group: CategoryBrand | undefined): Sql => {
    const inGroup = group && sql`c.category = ${group.category} AND c.brand = ${group.brand}`;
    const met = [sql`true`, inGroup, ...conditions].filter((condition) => condition !== undefined);
    return sql`(SELECT ${pageColumns} FROM catalogue.listing_rows c WHERE ${join(met, ' AND ')}
                 ORDER BY ${by} LIMIT ${literally(limit)})`;
  };
  if (groups.length === 0) return sql`SELECT ${pageColumns} FROM catalogue.listing_rows c WHERE false`;
  return join(groups.map(firstOf), ' UNION ALL ');
}

/** With a parameter, Postgres would plan for any number. */
export const literally = (count: number): Sql => raw(String(count));
