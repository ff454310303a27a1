import sql, { raw, type Sql } from 'sql-template-tag';
import { flatProduct, listOf } from './flat-product';
import { sortOrders } from './product-sort';

/** As many are shown; literal, for Postgres to walk no further along an index. */
const most = raw('8');

const onShelf = sql`c.category = shelf.category AND c.brand = shelf.brand AND c.total_stock > 0`;

/**
 * Others in stock, of the same category first, then of the same brand, then by how near their price is. Each shelf is
 * walked from the product's own price upwards and downwards, so that the catalogue's size makes no difference.
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
      JOIN catalogue.category_brands shelf ON shelf.category = this.category OR shelf.brand = this.brand
     CROSS JOIN LATERAL (
             (SELECT * FROM catalogue.listing_rows c
               WHERE ${onShelf} AND c.selling_price_cents >= this.selling_price_cents AND c.product_id <> this.product_id
               ORDER BY ${sortOrders['price-lowtohigh'].by} LIMIT ${most})
              UNION ALL
             (SELECT * FROM catalogue.listing_rows c
               WHERE ${onShelf} AND c.falling_price_cents > this.falling_price_cents
               ORDER BY ${sortOrders['price-hightolow'].by} LIMIT ${most})) c
     ORDER BY place LIMIT ${most}
  )
  SELECT ${listOf(flatProduct, sql`c.place`)} AS products FROM near c`;
