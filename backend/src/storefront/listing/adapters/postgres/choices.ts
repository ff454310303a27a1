import sql, { join, raw, type Sql } from 'sql-template-tag';
import type { Members } from '../../application/members';
import type { ProductFilter } from '../../application/product-filter';
import { type PriceRange, priceRanges, rangesNamed } from '../../domain/price-range';
import { isInStock } from '../../../listing-rows/adapters/postgres/choice-in-stock';
import { isInPriceRange } from './in-price-range';
import { memberConditions } from './members';

/** A filter chooses these beside category and brand: conditions on a listing row `c` of any group. */
export type Choices = Pick<ProductFilter, 'size' | 'colour' | 'price'>;

export const noChoices: Choices = { size: [], colour: [], price: [] };

type Narrowing = Choices & { among?: Members | undefined };

export function conditionsOf({ among, price, ...inStock }: Narrowing): Sql[] {
  const conditions = [
    isInStock(inStock),
    price.length > 0 ? isInOneOf(rangesNamed(price)) : undefined,
    ...memberConditions(among),
  ];
  return conditions.filter((condition) => condition !== undefined);
}

const isInOneOf = (ranges: PriceRange[]): Sql =>
  ranges.length > 0 ? sql`(${join(ranges.map(isInPriceRange), ' OR ')})` : sql`false`;

/** Every product of the choices is in one of them, where there are any. */
export function pricesOf({ price, among }: Narrowing): PriceRange[] {
  if (price.length > 0) return rangesNamed(price);
  return among && 'rule' in among && among.rule.price ? [among.rule.price] : [];
}

export const allOf = (conditions: Sql[]): Sql => join([sql`true`, ...conditions], ' AND ');

/** The id of the price range of a listing row `c`. */
export const priceRangeId = (): Sql =>
  sql`CASE ${join(
    Object.entries(priceRanges()).map(
      ([id, range]) => sql`WHEN ${isInPriceRange(range)} THEN ${raw(`'${id}'`)}`,
    ),
    ' ',
  )} END`;
