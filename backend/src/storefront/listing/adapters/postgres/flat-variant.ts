import sql, { type Sql } from 'sql-template-tag';
import { lowestPriceOf } from '../../../listing-rows/adapters/postgres/lowest-price';
import { objectOf, textOrNull } from '../../../listing-rows/adapters/postgres/flat-product';

const dollars = (cents: Sql): Sql => sql`trim_scale(${cents} / 100.0)`;

/** The JSON of a variant `v` of the product `p`, with its colour `k`. */
export const flatVariant = {
  _id: sql`'"' || v.id || '"'`,
  size: textOrNull(sql`v.size`),
  colour: textOrNull(sql`v.colour`),
  price: dollars(sql`v.price_cents`),
  salePrice: dollars(sql`v.sale_price_cents`),
  stock: sql`v.stock`,
  sku: textOrNull(sql`v.sku`),
  image: sql`to_json(coalesce(k.image, p.image))`,
};

/** The variant as the product page shows it. */
export const shownVariant = sql`
  left(${objectOf(flatVariant)}, -1) || coalesce(', "lowestPrice": ' || ${dollars(lowestPriceOf(sql`v`))}, '')
    || coalesce(', "gtin": "' || v.gtin || '"', '') || coalesce(', "mpn": ' || to_json(v.mpn), '') || '}'`;

/** The fields of a variant that only the product's editor needs. */
export const makersNumbers = { gtin: textOrNull(sql`v.gtin`), mpn: textOrNull(sql`v.mpn`) };
