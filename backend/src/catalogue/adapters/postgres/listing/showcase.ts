import sql, { join } from 'sql-template-tag';
import { brands, categories } from '../../../domain/product';
import { sortOrders } from './product-sort';

const { by } = sortOrders['price-hightolow'];

const mostExpensiveOf = (category: string, brand: string) => sql`
  (SELECT category, image, falling_price_cents, sort_title, product_id FROM catalogue.listing_rows c
    WHERE category = ${category} AND brand = ${brand} ORDER BY ${by} LIMIT 1)`;

const groups = categories.flatMap((category) => brands.map((brand) => mostExpensiveOf(category, brand)));

/** One index walk per category-brand group: there is no index on the category alone. */
export const showcaseSql = sql`
  SELECT coalesce(json_agg(json_build_object('category', category, 'image', image)), '[]')::text AS showcase
    FROM (SELECT DISTINCT ON (category) category, image FROM (${join(groups, ' UNION ALL ')}) c
           ORDER BY category, ${by}) s`;
