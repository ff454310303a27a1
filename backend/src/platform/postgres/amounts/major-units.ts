import sql, { type Sql } from 'sql-template-tag';
import { shopCurrency } from '../../../shared/currency/shop-currency';

/** The driver asks for the value when it sends a statement: many statements are put together before the currency is known. */
const centsOfOne = { toPostgres: () => String(10 ** shopCurrency().digits) };

/** Amounts as the wire has them, from whole smallest units: 4990 is 49.9 in dollars, and 4990 in yen. */
export const majorUnits = (cents: Sql): Sql => sql`trim_scale((${cents}) / ${centsOfOne}::numeric)`;
