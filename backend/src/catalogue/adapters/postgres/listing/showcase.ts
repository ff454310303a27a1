import sql, { join } from 'sql-template-tag';
import { brands, categories } from '../../../domain/product';
import { sortOrders } from './product-sort';

const { by } = sortOrders['price-hightolow'];

const dearestOfShelf = (category: string, brand: string) => sql`
  (SELECT category, image, falling_price_cents, sort_title, product_id FROM catalogue.listing_rows c
    WHERE category = ${category} AND brand = ${brand} ORDER BY ${by} LIMIT 1)`;

const shelves = categories.flatMap((category) => brands.map((brand) => dearestOfShelf(category, brand)));

/** One index walk a shelf, for Postgres has no index of a category alone. */
export const showcaseSql = sql`
  SELECT coalesce(json_agg(json_build_object('category', category, 'image', image)), '[]')::text AS showcase
    FROM (SELECT DISTINCT ON (category) category, image FROM (${join(shelves, ' UNION ALL ')}) c
           ORDER BY category, ${by}) s`;
