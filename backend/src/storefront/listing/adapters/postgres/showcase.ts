import sql from 'sql-template-tag';
import { sortOrders } from './product-sort';

const { by } = sortOrders['price-hightolow'];

/** The most expensive product below each category at the top, by one index walk per category-brand group. */
const mostExpensive = sql`
  SELECT c.image
    FROM catalogue.categories k
    JOIN catalogue.category_brands g ON g.category = k.slug
   CROSS JOIN LATERAL (
         SELECT * FROM catalogue.listing_rows c WHERE c.category = g.category AND c.brand = g.brand ORDER BY ${by} LIMIT 1) c
   WHERE k.path[1] = top.slug ORDER BY ${by} LIMIT 1`;

/** Categories at the top in display order, each with its picture or that of a product. */
export const showcaseSql = sql`
  SELECT coalesce(json_agg(json_build_object('category', slug, 'image', image) ORDER BY position), '[]')::text AS showcase
    FROM (SELECT top.slug, top.position, coalesce(top.picture, (${mostExpensive})) AS image
            FROM catalogue.categories top WHERE top.parent IS NULL) s
   WHERE image IS NOT NULL`;
