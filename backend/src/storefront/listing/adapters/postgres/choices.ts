import sql, { join, raw, type Sql } from 'sql-template-tag';
import type { Members } from '../../application/members';
import type { ProductFilter } from '../../application/product-filter';
import { type PriceRange, priceRanges, rangesNamed } from '../../domain/price-range';
import { isInStock } from '../../../listing-rows/adapters/postgres/choice-in-stock';
import { isInPriceRange } from './in-price-range';
import { memberConditions } from './members';

/** A filter chooses these beside category and brand: conditions on a listing row `c` of any group. */
export type Choices = Pick<ProductFilter, 'size' | 'colour' | 'price' | 'sale' | 'inStock'>;

export const noChoices: Choices = { size: [], colour: [], price: [], sale: false, inStock: false };

type Narrowing = Choices & { among?: Members | undefined };

/** Conditions on a listing row `c`. The states of stock are named, so that an index finds them. */
const isReduced = sql`c.sale_price_cents > 0`;
const hasStock = sql`c.stock_level IN ('low', 'enough')`;

export function conditionsOf({ among, price, sale, inStock, ...choices }: Narrowing): Sql[] {
  const conditions = [
    isInStock(choices),
    price.length > 0 ? isInOneOf(rangesNamed(price)) : undefined,
    sale ? isReduced : undefined,
    inStock ? hasStock : undefined,
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
