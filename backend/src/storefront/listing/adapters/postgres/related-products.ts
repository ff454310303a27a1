import sql, { raw, type Sql } from 'sql-template-tag';
import { flatProduct, listOf } from '../../../listing-rows/adapters/postgres/flat-product';
import { sortOrders } from './product-sort';

/** This number of products is shown. It is literal so that Postgres walks no further along an index. */
const most = raw('8');

const inGroup = sql`c.category = g.category AND c.brand = g.brand AND c.total_stock > 0`;

/**
 * Others in stock, of the same category first, then of the same brand, then by the difference in price. In each
 * category-brand group, two index walks start at the product's price, so the cost does not grow with the catalogue.
 */
export const relatedSql = (id: string): Sql => sql`
  WITH this AS (
    SELECT product_id, category, brand, selling_price_cents, falling_price_cents
      FROM catalogue.listing_rows WHERE product_id = ${id}
  ), near AS (
    SELECT c.*, row_number() OVER (
             ORDER BY c.category = this.category DESC, c.brand = this.brand DESC,
                      abs(c.selling_price_cents - this.selling_price_cents), c.sort_title, c.product_id) AS place
      FROM this
      JOIN catalogue.category_brands g ON g.category = this.category OR g.brand = this.brand
     CROSS JOIN LATERAL (
             (SELECT * FROM catalogue.listing_rows c
               WHERE ${inGroup} AND c.selling_price_cents >= this.selling_price_cents AND c.product_id <> this.product_id
               ORDER BY ${sortOrders['price-lowtohigh'].by} LIMIT ${most})
              UNION ALL
             (SELECT * FROM catalogue.listing_rows c
               WHERE ${inGroup} AND c.falling_price_cents > this.falling_price_cents
               ORDER BY ${sortOrders['price-hightolow'].by} LIMIT ${most})) c
     ORDER BY place LIMIT ${most}
  )
  SELECT ${listOf(flatProduct, sql`c.place`)} AS products FROM near c`;
