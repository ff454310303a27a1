import sql, { join, raw, type Sql } from 'sql-template-tag';
import type { ProductSort } from '../../../application/ports';
import type { ProductFilter } from '../../../application/product-filter';
import { priceRanges, rangesNamed } from '../../../domain/price-range';
import { isInStock } from './choice-in-stock';
import { isInPriceRange } from './in-price-range';
import { sortOrders } from './product-sort';

/** What a filter chooses beside category and brand: conditions on a listing row `c` of any group. */
export type Choices = Pick<ProductFilter, 'size' | 'colour' | 'price'>;

export const noChoices: Choices = { size: [], colour: [], price: [] };

/** @returns undefined where nothing is chosen */
export const isChosen = (choices: Choices): Sql | undefined =>
  allOf([isInStock(choices), isInPrices(choices.price)]);

/**
 * The same condition for reading a page in its order: each alternative is read on its own. In the order of prices, each range is a part of
 * the index.
 * @param isWalk hides every other condition by a CASE from the planner, which could use it with another index, or would expect so few
 * rows that it prefers to sort all of them
 */
export function alternativesOf(
  choices: Choices,
  sort: ProductSort | undefined,
  isWalk: boolean,
): Alternative[] {
  const hide = isWalk ? hidden : plain;
  const isInRange = sort && sortOrders[sort].isInRange;
  const ranges = rangesNamed(choices.price);
  if (!isInRange || ranges.length === 0) return [hide(isChosen(choices))];
  const inStock = hide(isInStock(choices));
  return ranges.map((range) => allOf([inStock, isInRange(range)]));
}

/** Undefined: every row. */
export type Alternative = Sql | undefined;

const plain = (condition: Alternative): Alternative => condition;

const hidden = (condition: Alternative): Alternative =>
  condition && sql`CASE WHEN ${condition} THEN true ELSE false END`;

export function allOf(conditions: (Sql | undefined)[]): Sql | undefined {
  const given = conditions.filter((condition) => condition !== undefined);
  return given.length > 0 ? join(given, ' AND ') : undefined;
}

function isInPrices(ids: string[]): Sql | undefined {
  if (ids.length === 0) return undefined;
  const ranges = rangesNamed(ids).map(isInPriceRange);
  return ranges.length > 0 ? sql`(${join(ranges, ' OR ')})` : sql`false`;
}

/** The id of the price range of a listing row `c`. */
export const priceRangeId: Sql = sql`CASE ${join(
  Object.entries(priceRanges).map(([id, range]) => sql`WHEN ${isInPriceRange(range)} THEN ${raw(`'${id}'`)}`),
  ' ',
)} END`;
