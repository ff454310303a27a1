import sql, { join, type Sql } from 'sql-template-tag';
import { z } from 'zod';
import { cursorKey, readCursor } from '../../../../platform/postgres/cursor';
import type { SearchPage } from '../../../application/search-ports';
import { isInStock } from '../listing/choice-in-stock';
import {
  pageColumns,
  firstRows,
  foundIn,
  literally,
  pageOfFound,
  type PageStatement,
  usualLimits,
} from '../listing/product-page';
import { type SortOrder, sortOrders } from '../listing/product-sort';
import { type SearchTerms, tierCount } from './search-terms';
import { changesOfCounts, type Counted, type CountedRows } from '../listing/sql-facet-counts';

/** What is known of the found before they are read. */
export interface FoundCounts {
  /** Of all that the keyword finds. */
  all: Counted[];
  /** Of those that are in stock as the filter wants them, on the shelves that it names. */
  chosen: Counted[];
  /** So many are rather read, all of them, than met while walking through the catalogue. */
  fewEnoughToRead: number;
}

/** Whatever a keyword finds, for the counts: by its words, or on some shelves card by card. */
export const foundRows = ({ query, tiers }: SearchTerms): CountedRows => ({
  key: tiers.map((tier) => `${tier.place}: ${tier.query}`).join(),
  on: (shelves) => sql`
    SELECT category, brand, c.sort_title, c.sizes_in_stock, c.colours_in_stock, c.variants_in_stock,
           CASE ${join(
             tiers.map((tier) => sql`WHEN d.words @@ ${tier.query}::tsquery THEN ${tier.place}::integer`),
             ' ',
           )} END AS tier
      FROM ${shelves ? wordsOn(shelves) : sql`catalogue.search_documents d JOIN catalogue.listing_rows c USING (product_id)`}
     WHERE d.words @@ ${query}::tsquery`,
});

const wordsOn = (shelves: Sql): Sql => sql`
  ${shelves} JOIN catalogue.listing_rows c USING (category, brand) CROSS JOIN LATERAL (
    SELECT d.words FROM catalogue.search_documents d WHERE d.product_id = c.product_id OFFSET 0) d`;

/** Some of the found that follow each other in the page's order. */
interface Segment {
  /** The tier's; 0 where the page is not in the order of tiers. */
  place: number;
  query: string;
  order: Pick<SortOrder, 'by'>;
  /** The condition for "comes after the cursor". */
  rest: Sql | undefined;
  isInTier: (tier: number) => boolean;
}

/** One page, whose segments are read one after the other until it is full. */
export function searchPageSql(page: SearchPage, terms: SearchTerms, counts: FoundCounts): PageStatement {
  const { limit } = page;
  const all = page.sort === undefined ? tiersFrom(page.cursor, terms, counts) : [wholeOf(page, terms)];
  const segments = all.filter(({ isInTier }) => productsOf(counts.chosen, isInTier) > 0);
  const cards = segments.map((segment) => {
    const first = cardsOf(segment, page, counts);
    return sql`(SELECT c.*, ${literally(segment.place)} AS tier FROM (${first}) c
                 ORDER BY ${segment.order.by} LIMIT ${literally(limit + 1)})`;
  });
  const none = sql`SELECT ${pageColumns}, 0 AS tier FROM catalogue.listing_rows c WHERE false`;
  const filled = cards.length > 0 ? join(cards, ' UNION ALL ') : none;
  const order = page.sort === undefined ? bestFirst : sortOrders[page.sort];
  const statement = sql`
    WITH ${foundIn(sql`SELECT * FROM (${filled}) segment LIMIT ${literally(limit + 1)}`, order, limit)}
    SELECT ${pageOfFound(order, limit)}, ${changesOfCounts} AS changes`;
  // Of a walk the text differs with the shelves that it passes.
  const isWalk = segments.some((segment) => !isRead(segment, counts));
  return { statement, isWorthPreparing: usualLimits.includes(limit) && !isWalk };
}

const bestFirst: Pick<SortOrder, 'by' | 'keys'> = {
  by: sql`c.tier, c.sort_title, c.product_id`,
  keys: sql`json_build_array(c.tier, c.sort_title, c.product_id)`,
};

const TierKeys = z.tuple([z.int().min(1).max(tierCount), cursorKey.text, cursorKey.id]);

/** @throws MalformedCursor */
function tiersFrom(cursor: string | undefined, { tiers }: SearchTerms, { all }: FoundCounts): Segment[] {
  const [reached, title, id] = cursor === undefined ? [0] : readCursor(cursor, TierKeys);
  return tiers
    .filter(({ place }) => place >= reached)
    .map(({ place, query, only }) => ({
      place,
      // Leaving out those before takes its time, also where there are none.
      query: productsOf(all, (tier) => tier < place) > 0 ? only : query,
      order: { by: sql`c.sort_title, c.product_id` },
      rest: place === reached ? sql`(c.sort_title, c.product_id) > (${title}::text, ${id}::uuid)` : undefined,
      isInTier: (tier) => tier === place,
    }));
}

/** @throws MalformedCursor */
function wholeOf({ sort, cursor }: SearchPage, { query }: SearchTerms): Segment {
  const order = sortOrders[sort!];
  const rest = cursor === undefined ? undefined : order.after(cursor);
  return { place: 0, query, order, rest, isInTier: () => true };
}

function productsOf(counts: Counted[], isInTier: Segment['isInTier']): number {
  const tiers = counts.flatMap((shelf) => shelf.tiers.filter(({ tier }) => isInTier(tier)));
  return tiers.reduce((sum, { products }) => sum + products, 0);
}

const isRead = ({ isInTier }: Segment, { all, fewEnoughToRead }: FoundCounts): boolean =>
  productsOf(all, isInTier) <= fewEnoughToRead;

/** A segment's first cards on the chosen shelves. */
function cardsOf(segment: Segment, page: SearchPage, counts: FoundCounts): Sql {
  if (isRead(segment, counts)) return readCards(segment, page);
  const { chosen } = counts;
  const isEverywhere = page.category.length === 0 && page.brand.length === 0;
  const shelves = chosen.filter((shelf) => productsOf([shelf], segment.isInTier) > 0);
  const conditions = [isFound(segment.query), betweenTitles(segment, shelves), isInStock(page), segment.rest];
  return firstRows(isEverywhere ? [undefined] : shelves, segment.order.by, page.limit + 1, conditions);
}

/** A card `c`, looked up by itself: neither index nor join, so that the walk goes on in its order. */
const isFound = (query: string): Sql => sql`
  (SELECT d.words @@ ${query}::tsquery FROM catalogue.search_documents d WHERE d.product_id = c.product_id)`;

/**
 * Words and titles often go together: whoever looks for "wool" is spared the way from A to W; also at each price, where many
 * products have the same.
 */
function betweenTitles({ isInTier }: Segment, shelves: Counted[]): Sql {
  const tiers = shelves.flatMap((shelf) => shelf.tiers.filter(({ tier }) => isInTier(tier)));
  const each = (titles: string[]) => join(titles.map((title) => sql`${title}::text`));
  return sql`c.sort_title BETWEEN least(${each(tiers.map(({ first }) => first))})
                              AND greatest(${each(tiers.map(({ last }) => last))})`;
}

const readCards = ({ query, rest }: Segment, page: SearchPage): Sql => {
  const { category, brand } = page;
  const conditions = [
    category.length > 0 ? sql`c.category = ANY(${category}::text[])` : undefined,
    brand.length > 0 ? sql`c.brand = ANY(${brand}::text[])` : undefined,
    isInStock(page),
    rest,
  ].filter((condition) => condition !== undefined);
  return sql`
    SELECT c.* FROM (SELECT d.product_id FROM catalogue.search_documents d WHERE d.words @@ ${query}::tsquery OFFSET 0) d
     CROSS JOIN LATERAL (
       SELECT ${pageColumns} FROM catalogue.listing_rows c
        WHERE ${join([sql`c.product_id = d.product_id`, ...conditions], ' AND ')} OFFSET 0) c`;
};
