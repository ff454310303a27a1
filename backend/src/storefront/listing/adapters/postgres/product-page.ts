import sql, { empty, join, type Sql } from 'sql-template-tag';
import type { Statement } from '../../../../platform/postgres/database';
import { groupsIn } from '../../application/facets';
import type { ProductPage } from '../../application/ports';
import { type AccessPath, cheapestPath, type GroupSize } from './access-path';
import { type Alternative, alternativesOf, isChosen } from './choices';
import { flatProduct, flatProductWith, listOf } from '../../../listing-rows/adapters/postgres/flat-product';
import { literally } from './literally';
import { isOfSomeGroups } from './members';
import { orderOf, type SortOrder } from './product-sort';
import { changesOfCounts } from './sql-facet-counts';

export interface PageStatement {
  statement: Statement;
  /** Whether the text recurs. Other statements would only fill the connections' memory. */
  isWorthPreparing: boolean;
}

export const usualLimits = [12, 20, 24, 48, 50, 100];

/** Above so many groups, the text of an index walk hardly recurs. */
const usualGroups = 6;

/** A walk along the indexes of more groups costs more than it saves. */
export const maxWalks = 48;

/**
 * One round trip: the page as JSON text, the sort keys of its last product, and the sum of the groups' versions. The limit is
 * literal and each group has a query of its own, so that Postgres walks one index per group and reuses the plan.
 * @param counted all groups, for the filter's sizes, colours and prices
 */
export function pageSql(
  page: ProductPage,
  withDescription: boolean,
  counted: readonly GroupSize[],
): PageStatement {
  const candidates = candidatesFor(page, counted);
  const isForChoices = isChosen(page) !== undefined;
  const path = isForChoices ? pathOf(page, candidates) : undefined;
  const groups = isOfSome(page) ? groupsIn(candidates, page) : [undefined];
  const alternatives = alternativesOf(page, orderOf(page), path === 'index walk');
  const isWalk = path !== 'filter and sort' && groups.length * alternatives.length <= maxWalks;
  return {
    statement: isWalk
      ? pageOf(walkedRows(page, groups, alternatives), page, withDescription)
      : pageOf(filteredRows(page, groups), page, withDescription),
    isWorthPreparing:
      !page.among &&
      usualLimits.includes(page.limit) &&
      groups.length <= usualGroups &&
      (path !== undefined || !isForChoices),
  };
}

/** A collection by hand is read whole. */
const pathOf = (page: ProductPage, candidates: readonly GroupSize[]): AccessPath | undefined =>
  page.among && 'products' in page.among ? 'filter and sort' : cheapestPath(page, candidates);

const isOfSome = ({ category, brand, among }: ProductPage): boolean =>
  category.length > 0 || brand.length > 0 || isOfSomeGroups(among);

/** Without groups that a collection's rule leaves out. */
const candidatesFor = ({ among }: ProductPage, counted: readonly GroupSize[]): readonly GroupSize[] =>
  isOfSomeGroups(among) ? counted.filter(({ products }) => products > 0) : counted;

const walkedRows = (
  page: ProductPage,
  groups: (CategoryBrand | undefined)[],
  alternatives: Alternative[],
): Sql => firstRows(groups, alternatives, orderOf(page).by, page.limit + 1, [afterCursor(page)]);

function pageOf(rows: Sql, page: ProductPage, withDescription: boolean): Sql {
  const { limit } = page;
  const order = orderOf(page);
  const [joined, product] = withDescription
    ? [
        sql`JOIN catalogue.products p ON p.id = c.product_id`,
        flatProductWith({ description: sql`p.description` }),
      ]
    : [empty, flatProduct];
  return sql`
    WITH ${foundIn(rows, order, limit)}
    SELECT ${pageOfFound(order, limit, joined, product)}, ${changesOfCounts} AS changes`;
}

const afterCursor = (page: ProductPage): Sql | undefined =>
  page.cursor === undefined ? undefined : orderOf(page).after(page.cursor);

/** All rows of the chosen sizes, colours and prices, by their indexes, filtered by group. */
function filteredRows(page: ProductPage, groups: (CategoryBrand | undefined)[]): Sql {
  const conditions = [isInGroups(groups), afterCursor(page)].filter((condition) => condition !== undefined);
  return sql`
    SELECT * FROM (SELECT ${pageColumns}, c.category, c.brand FROM catalogue.listing_rows c
                    WHERE ${isChosen(page) ?? sql`true`} OFFSET 0) c
     WHERE ${join([sql`true`, ...conditions], ' AND ')}`;
}

/** The condition on a row `c`; undefined where all groups are meant. */
export function isInGroups(groups: readonly (CategoryBrand | undefined)[]): Sql | undefined {
  const named = groups.filter((group) => group !== undefined);
  if (named.length < groups.length) return undefined;
  const [categories, brands] = [named.map(({ category }) => category), named.map(({ brand }) => brand)];
  return sql`(c.category, c.brand) IN (SELECT * FROM unnest(${categories}::text[], ${brands}::text[]))`;
}

/** What a page needs of a listing row `c`: its sort keys and its JSON. */
export const pageColumns = sql`c.product_id, c.age_key, c.sort_title, c.selling_price_cents, c.falling_price_cents, c.average_review, c.flat_product`;

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

/** The first `limit` rows of each group and alternative: one index walk for each. */
export function firstRows(
  groups: (CategoryBrand | undefined)[],
  alternatives: Alternative[],
  by: Sql,
  limit: number,
  conditions: (Sql | undefined)[],
): Sql {
  const firstOf = (group: CategoryBrand | undefined, alternative: Alternative): Sql => {
    const inGroup = group && sql`c.category = ${group.category} AND c.brand = ${group.brand}`;
    const met = [sql`true`, inGroup, alternative, ...conditions].filter(
      (condition) => condition !== undefined,
    );
    return sql`(SELECT ${pageColumns} FROM catalogue.listing_rows c WHERE ${join(met, ' AND ')}
                 ORDER BY ${by} LIMIT ${literally(limit)})`;
  };
  if (groups.length === 0) return sql`SELECT ${pageColumns} FROM catalogue.listing_rows c WHERE false`;
  const walks = groups.flatMap((group) => alternatives.map((alternative) => firstOf(group, alternative)));
  return join(walks, ' UNION ALL ');
}
