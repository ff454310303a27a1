import sql, { empty, join, raw, type Sql } from 'sql-template-tag';
import type { Statement } from '../../../../platform/postgres/database';
import type { ProductPage } from '../../../application/ports';
import type { ProductFilter } from '../../../application/product-filter';
import { brands, categories } from '../../../domain/product';
import { isInStock, isMetInStock } from './choice-in-stock';
import { flatProduct, flatProductWith, listOf } from './flat-product';
import { type SortOrder, sortOrders } from './product-sort';
import { changesOfCounts } from './sql-facet-counts';
import type { Way } from './access-path';

export interface PageStatement {
  statement: Statement;
  /** Statements whose text is the same again and again; the others would only fill the connections' memory. */
  isWorthPreparing: boolean;
}

export const usualLimits = [12, 20, 24, 48, 50, 100];

/** A category of all brands, or a brand of all categories, are not more. */
const usualShelves = Math.max(categories.length, brands.length);

/**
 * One round trip: the page as text, the sort keys of its last product, and how often anything that is counted on a shelf has
 * changed. The limit is literal and each shelf is asked for by itself, for Postgres to walk one index a shelf, and to plan that once.
 * @param way to what is in stock in chosen sizes and colours; undefined: as Postgres thinks best of just these
 */
export function pageSql(page: ProductPage, withDescription: boolean, way?: Way): PageStatement {
  const shelves = shelvesOf(page);
  const isPlannedOnce = way !== undefined || isInStock(page) === undefined;
  return {
    statement:
      way === 'read'
        ? pageAmong(readCards(page), page, withDescription)
        : walkSql(page, shelves, withDescription, way),
    isWorthPreparing: usualLimits.includes(page.limit) && shelves.length <= usualShelves && isPlannedOnce,
  };
}

function walkSql(
  page: ProductPage,
  shelves: (CategoryBrand | undefined)[],
  withDescription: boolean,
  way: 'walk' | undefined,
): Sql {
  const { sort, limit } = page;
  const inStock = way === 'walk' ? isMetInStock(page) : isInStock(page);
  const cards = firstRows(shelves, sortOrders[sort].by, limit + 1, [inStock, restOf(page)]);
  return pageAmong(cards, page, withDescription);
}

function pageAmong(cards: Sql, { sort, limit }: ProductPage, withDescription: boolean): Sql {
  const order = sortOrders[sort];
  const [joined, product] = withDescription
    ? [
        sql`JOIN catalogue.products p ON p.id = c.product_id`,
        flatProductWith({ description: sql`to_json(p.description)` }),
      ]
    : [empty, flatProduct];
  return sql`
    WITH ${foundIn(cards, order, limit)}
    SELECT ${pageOfFound(order, limit, joined, product)}, ${changesOfCounts} AS changes`;
}

const restOf = ({ sort, cursor }: ProductPage): Sql | undefined =>
  cursor === undefined ? undefined : sortOrders[sort].after(cursor);

/** All that are in stock in the chosen sizes and colours, by their index; then those of the filter's shelves. */
function readCards(page: ProductPage): Sql {
  const { category, brand } = page;
  const conditions = [
    category.length > 0 ? sql`c.category = ANY(${category}::text[])` : undefined,
    brand.length > 0 ? sql`c.brand = ANY(${brand}::text[])` : undefined,
    restOf(page),
  ].filter((condition) => condition !== undefined);
  return sql`
    SELECT * FROM (SELECT ${pageColumns}, c.category, c.brand FROM catalogue.listing_rows c WHERE ${isInStock(page)!} OFFSET 0) c
     WHERE ${join([sql`true`, ...conditions], ' AND ')}`;
}

/** What a page needs of a card `c`: its place and what is shown of it. */
export const pageColumns = sql`c.product_id, c.sort_title, c.selling_price_cents, c.falling_price_cents, c.flat_product`;

/** The cards of a page and one more, in their places. @param cards among which they are */
export const foundIn = (cards: Sql, { by }: Pick<SortOrder, 'by'>, limit: number): Sql => sql`
  found AS (
    SELECT c.*, row_number() OVER (ORDER BY ${by}) AS place
      FROM (SELECT * FROM (${cards}) c ORDER BY ${by} LIMIT ${literally(limit + 1)}) c
  )`;

/** @param joined to the cards `c` for the product. @param product JSON of one */
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

/** The shelves that a filter names; undefined stands for all. */
function shelvesOf({ category, brand }: ProductFilter): (CategoryBrand | undefined)[] {
  if (category.length === 0 && brand.length === 0) return [undefined];
  const chosenBrands = brands.filter((id) => brand.length === 0 || brand.includes(id));
  return categories
    .filter((id) => category.length === 0 || category.includes(id))
    .flatMap((one) => chosenBrands.map((other) => ({ category: one, brand: other })));
}

/** The first cards of each shelf: one index walk each, so many that the page is among them. */
export function firstRows(
  shelves: (CategoryBrand | undefined)[],
  by: Sql,
  limit: number,
  conditions: (Sql | undefined)[],
): Sql {
  const firstOf = (shelf: CategoryBrand | undefined): Sql => {
    const onShelf = shelf && sql`c.category = ${shelf.category} AND c.brand = ${shelf.brand}`;
    const met = [sql`true`, onShelf, ...conditions].filter((condition) => condition !== undefined);
    return sql`(SELECT ${pageColumns} FROM catalogue.listing_rows c WHERE ${join(met, ' AND ')}
                 ORDER BY ${by} LIMIT ${literally(limit)})`;
  };
  if (shelves.length === 0) return sql`SELECT ${pageColumns} FROM catalogue.listing_rows c WHERE false`;
  return join(shelves.map(firstOf), ' UNION ALL ');
}

/** As a parameter, Postgres would plan for any number. */
export const literally = (count: number): Sql => raw(String(count));
