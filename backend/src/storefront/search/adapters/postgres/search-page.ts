import sql, { join, type Sql } from 'sql-template-tag';
import { z } from 'zod';
import { cursorKey, readCursor } from '../../../../platform/postgres/cursor';
import type { SearchPage } from '../../application/ports';
import { allOf, conditionsOf } from '../../../listing/adapters/postgres/choices';
import { literally } from '../../../listing/adapters/postgres/literally';
import {
  foundIn,
  isInGroups,
  pageColumns,
  pageOfFound,
  type PageStatement,
  usualLimits,
  walkedRows,
} from '../../../listing/adapters/postgres/product-page';
import { type SortOrder, sortOrders } from '../../../listing/adapters/postgres/product-sort';
import { type SearchTerms, tierCount } from './search-terms';
import {
  changesOfCounts,
  type Counted,
  type CountedRows,
} from '../../../listing/adapters/postgres/sql-facet-counts';

/** The counts of the products that the keyword finds, known before a page is read. */
export interface FoundCounts {
  /** The counts of all products found. */
  all: Counted[];
  /** The counts of those of the filter's sizes, colours and prices, in the groups that it names. */
  chosen: Counted[];
  /** A tier of up to so many products is read whole and sorted. */
  maxSorted: number;
}

/** The condition on a listing row `c`. What is sold out comes after all else, in tiers of its own. */
const isSoldOut: Sql = sql`c.variants_in_stock = '{}'`;

/** The rows that a keyword finds, to be counted: by the index of words or, in some groups, row by row. */
export const foundRows = ({ query, tiers }: SearchTerms): CountedRows => ({
  key: tiers.map((tier) => `${tier.place}: ${tier.query}`).join(),
  of: (groups) => sql`
    SELECT category, brand, c.sort_title, c.selling_price_cents, c.sizes_in_stock, c.colours_in_stock, c.variants_in_stock,
           c.sale_price_cents, c.stock_level,
           CASE ${join(
             tiers.map((tier) => sql`WHEN d.words @@ ${tier.query}::tsquery THEN ${tier.place}::integer`),
             ' ',
           )} END + CASE WHEN ${isSoldOut} THEN ${tierCount}::integer ELSE 0 END AS tier
      FROM ${groups ? wordsOfGroups(groups) : sql`catalogue.search_documents d JOIN catalogue.listing_rows c USING (product_id)`}
     WHERE d.words @@ ${query}::tsquery`,
});

const wordsOfGroups = (groups: Sql): Sql => sql`
  ${groups} JOIN catalogue.listing_rows c USING (category, brand) CROSS JOIN LATERAL (
    SELECT d.words FROM catalogue.search_documents d WHERE d.product_id = c.product_id OFFSET 0) d`;

/** Found products that follow each other in the page's order: one tier, or all. */
interface Segment {
  /** The tier's; 0 where the page is not in the order of tiers. */
  place: number;
  query: string;
  order: Pick<SortOrder, 'by' | 'isInRange'>;
  /** The conditions for stock and for "comes after the cursor". */
  rest: Sql[];
  isInTier: (tier: number) => boolean;
}

/** A page reads its segments one after the other until it is full. */
export function searchPageSql(page: SearchPage, terms: SearchTerms, counts: FoundCounts): PageStatement {
  const { limit } = page;
  const all = page.sort === undefined ? tiersFrom(page.cursor, terms, counts) : [wholeOf(page, terms)];
  const segments = all.filter(({ isInTier }) => productsOf(counts.chosen, isInTier) > 0);
  const rows = segments.map((segment) => {
    const first = rowsOf(segment, page, counts);
    return sql`(SELECT c.*, ${literally(segment.place)} AS tier FROM (${first}) c
                 ORDER BY ${segment.order.by} LIMIT ${literally(limit + 1)})`;
  });
  const none = sql`SELECT ${pageColumns}, 0 AS tier FROM catalogue.listing_rows c WHERE false`;
  const filled = rows.length > 0 ? join(rows, ' UNION ALL ') : none;
  const order = page.sort === undefined ? bestFirst : sortOrders[page.sort];
  const statement = sql`
    WITH ${foundIn(sql`SELECT * FROM (${filled}) segment LIMIT ${literally(limit + 1)}`, order, limit)}
    SELECT ${pageOfFound(order, limit)}, ${changesOfCounts} AS changes`;
  // The text of an index walk differs with the groups that it reads.
  const isWalk = segments.some((segment) => !isSorted(segment, counts));
  return { statement, isWorthPreparing: usualLimits.includes(limit) && !isWalk };
}

const bestFirst: Pick<SortOrder, 'by' | 'keys'> = {
  by: sql`c.tier, c.sort_title, c.product_id`,
  keys: sql`json_build_array(c.tier, c.sort_title, c.product_id)`,
};

const TierKeys = z.tuple([
  z
    .int()
    .min(1)
    .max(2 * tierCount),
  cursorKey.text,
  cursorKey.id,
]);

/** @throws MalformedCursor */
function tiersFrom(cursor: string | undefined, { tiers }: SearchTerms, { all }: FoundCounts): Segment[] {
  const [reached, title, id] = cursor === undefined ? [0] : readCursor(cursor, TierKeys);
  const halves = [
    { before: 0, hasStock: sql`NOT ${isSoldOut}` },
    { before: tierCount, hasStock: isSoldOut },
  ];
  return halves
    .flatMap(({ before, hasStock }) =>
      tiers.map((tier) => ({ ...tier, place: before + tier.place, before, hasStock })),
    )
    .filter(({ place }) => place >= reached)
    .map(({ place, before, hasStock, query, only }) => ({
      place,
      // Excluding earlier tiers takes time, so it is done only where they have products.
      query: productsOf(all, (tier) => tier > before && tier < place) > 0 ? only : query,
      order: { by: sql`c.sort_title, c.product_id` },
      rest:
        place === reached
          ? [hasStock, sql`(c.sort_title, c.product_id) > (${title}::text, ${id}::uuid)`]
          : [hasStock],
      isInTier: (tier) => tier === place,
    }));
}

/** @throws MalformedCursor */
function wholeOf({ sort, cursor }: SearchPage, { query }: SearchTerms): Segment {
  const order = sortOrders[sort!];
  const rest = cursor === undefined ? [] : [order.after(cursor)];
  return { place: 0, query, order, rest, isInTier: () => true };
}

function productsOf(counts: Counted[], isInTier: Segment['isInTier']): number {
  const tiers = counts.flatMap((group) => group.tiers.filter(({ tier }) => isInTier(tier)));
  return tiers.reduce((sum, { products }) => sum + products, 0);
}

const isSorted = ({ isInTier }: Segment, { all, maxSorted }: FoundCounts): boolean =>
  productsOf(all, isInTier) <= maxSorted;

/** A segment's first rows in the chosen groups. */
function rowsOf(segment: Segment, page: SearchPage, counts: FoundCounts): Sql {
  const { query, order, rest } = segment;
  const found = counts.chosen.filter((group) => productsOf([group], segment.isInTier) > 0);
  const groups = page.category.length === 0 && page.brand.length === 0 ? undefined : found;
  if (isSorted(segment, counts))
    return sortedRows(query, [...isInGroups(groups), ...conditionsOf(page), ...rest]);
  return walkedRows(page, groups, order, [isFound(query), betweenTitles(segment, found), ...rest]);
}

/** A condition on one row `c`: a subquery, so that the planner keeps the index walk and its order. */
const isFound = (query: string): Sql => sql`
  (SELECT d.words @@ ${query}::tsquery FROM catalogue.search_documents d WHERE d.product_id = c.product_id)`;

/**
 * Found titles are often close together: a search for "wool" skips the index from A to W. This helps in the order of prices, too,
 * where many products have the same price.
 */
function betweenTitles({ isInTier }: Segment, groups: Counted[]): Sql {
  const tiers = groups.flatMap((group) => group.tiers.filter(({ tier }) => isInTier(tier)));
  const each = (titles: string[]) => join(titles.map((title) => sql`${title}::text`));
  return sql`c.sort_title BETWEEN least(${each(tiers.map(({ first }) => first))})
                              AND greatest(${each(tiers.map(({ last }) => last))})`;
}

const sortedRows = (query: string, conditions: Sql[]): Sql => sql`
  SELECT c.* FROM (SELECT d.product_id FROM catalogue.search_documents d WHERE d.words @@ ${query}::tsquery OFFSET 0) d
   CROSS JOIN LATERAL (
     SELECT ${pageColumns} FROM catalogue.listing_rows c
      WHERE ${allOf([sql`c.product_id = d.product_id`, ...conditions])} OFFSET 0) c`;
