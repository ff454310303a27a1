import sql, { type Sql } from 'sql-template-tag';
import type { PriceRange } from '../../domain/price-range';

/** A condition on a listing row `c`. */
export type PriceCondition = (range: PriceRange) => Sql;

export const isInPriceRange: PriceCondition = ({ from, to }) =>
  to === null
    ? sql`c.selling_price_cents >= ${from}`
    : sql`(c.selling_price_cents >= ${from} AND c.selling_price_cents < ${to})`;

/** The same condition for the column by which the dearest come first. */
export const isInFallingRange: PriceCondition = ({ from, to }) =>
  to === null
    ? sql`c.falling_price_cents <= ${-from}`
    : sql`(c.falling_price_cents <= ${-from} AND c.falling_price_cents > ${-to})`;
