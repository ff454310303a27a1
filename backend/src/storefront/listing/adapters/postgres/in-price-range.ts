import sql, { type Sql } from 'sql-template-tag';
import type { PriceRange } from '../../domain/price-range';
import { literally } from './literally';

/** The condition on a listing row `c`. */
export const isInPriceRange = ({ from, to }: PriceRange): Sql =>
  to === null
    ? sql`c.selling_price_cents >= ${literally(from)}`
    : sql`(c.selling_price_cents >= ${literally(from)} AND c.selling_price_cents < ${literally(to)})`;
