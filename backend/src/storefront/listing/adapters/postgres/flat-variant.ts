import sql from 'sql-template-tag';
import { majorUnits } from '../../../../platform/postgres/amounts/major-units';
import { lowestPriceOf } from '../../../listing-rows/adapters/postgres/lowest-price';
import { objectOf } from '../../../listing-rows/adapters/postgres/flat-product';

/** Lists show these fields of a variant `v` of the product `p`, with its colour `k`. */
export const flatVariant = {
  _id: sql`v.id`,
  size: sql`v.size`,
  colour: sql`v.colour`,
  price: majorUnits(sql`v.price_cents`),
  salePrice: majorUnits(sql`v.sale_price_cents`),
  stock: sql`v.stock`,
  sku: sql`v.sku`,
  image: sql`coalesce(k.image, p.image)`,
};

/** The variant as the product page shows it, without what it lacks of the last three. */
export const shownVariant = sql`
  ${objectOf(flatVariant)}::jsonb
    || jsonb_strip_nulls(jsonb_build_object('lowestPrice', ${majorUnits(lowestPriceOf(sql`v`))}, 'gtin', v.gtin, 'mpn', v.mpn))`;

/** The fields of a variant that only the product's editor needs. */
export const makersNumbers = { gtin: sql`v.gtin`, mpn: sql`v.mpn` };
