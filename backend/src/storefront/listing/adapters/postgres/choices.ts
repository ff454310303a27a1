import sql, { join, raw, type Sql } from 'sql-template-tag';
import type { Members } from '../../application/members';
import type { ProductFilter } from '../../application/product-filter';
import { type PriceRange, priceRanges, rangesNamed, rangesWithin } from '../../domain/price-range';
import { allOf } from './all-of';
import { isInStock } from '../../../listing-rows/adapters/postgres/choice-in-stock';
import { isInPriceRange } from './in-price-range';
import { isMember, isNew, priceOf } from './members';
import type { SortOrder } from './product-sort';

/** What a filter chooses beside category and brand: conditions on a listing row `c` of any group. */
export type Choices = Pick<ProductFilter, 'size' | 'colour' | 'price'>;

export const noChoices: Choices = { size: [], colour: [], price: [] };

type Narrowing = Choices & { among?: Members | undefined };

/** Undefined: every row. */
export type Alternative = Sql | undefined;

/** The condition for the choices and the collection. */
export const isChosen = (narrowing: Narrowing): Alternative =>
  allOf([inStockAndPrices(narrowing), isNew(narrowing.among)]);

const inStockAndPrices = (narrowing: Narrowing): Alternative =>
  allOf([isInStock(narrowing), isMember(narrowing.among), isInRanges(pricesOf(narrowing))]);

/**
 * The same condition for reading a page in its order: each alternative is read on its own. In the order of prices, each range is a part of
 * the index.
 * @param isWalk hides the other conditions by a CASE from the planner, which could use them with another index, or would expect so few
 * rows that it prefers to sort all of them
 */
export function alternativesOf(
  narrowing: Narrowing,
  { isInRange }: Pick<SortOrder, 'isInRange'>,
  isWalk: boolean,
): Alternative[] {
  const hide = isWalk ? hidden : plain;
  const ranges = pricesOf(narrowing);
  const since = isNew(narrowing.among);
  if (!isInRange || !ranges || ranges.length === 0)
    return [allOf([hide(inStockAndPrices(narrowing)), since])];
  const others = hide(allOf([isInStock(narrowing), isMember(narrowing.among)]));
  return ranges.map((range) => allOf([others, since, isInRange(range)]));
}

const plain = (condition: Alternative): Alternative => condition;
const hidden = (condition: Alternative): Alternative =>
  condition && sql`CASE WHEN ${condition} THEN true ELSE false END`;

/** @returns undefined where every price is meant */
function pricesOf({ price, among }: Narrowing): PriceRange[] | undefined {
  const ofMembers = priceOf(among);
  if (price.length === 0) return ofMembers ? [ofMembers] : undefined;
  const chosen = rangesNamed(price);
  return ofMembers ? rangesWithin(chosen, ofMembers) : chosen;
}

function isInRanges(ranges: PriceRange[] | undefined): Alternative {
  if (!ranges) return undefined;
  return ranges.length > 0 ? sql`(${join(ranges.map(isInPriceRange), ' OR ')})` : sql`false`;
}

/** The id of the price range of a listing row `c`. */
export const priceRangeId: Sql = sql`CASE ${join(
  Object.entries(priceRanges).map(([id, range]) => sql`WHEN ${isInPriceRange(range)} THEN ${raw(`'${id}'`)}`),
  ' ',
)} END`;
