import sql, { join, raw, type Sql } from 'sql-template-tag';
import { majorUnits } from '../../../../platform/postgres/amounts/major-units';

/** The flat product of the API as JSON, from the columns of a listing row `r` that is being refreshed. A new field is added here; it is left out where it is null. */
export const flatProductOfRow = sql`json_strip_nulls(json_build_object(
  '_id', r.product_id, 'slug', r.slug, 'image', r.image, 'secondImage', r.second_image, 'focalPoints', nullif(r.focal_points, '{}'), 'title', r.title, 'category', r.category, 'brand', r.brand,
  'price', ${majorUnits(sql`r.price_cents`)}, 'salePrice', ${majorUnits(sql`r.sale_price_cents`)},
  'lowestPrice', ${majorUnits(sql`r.lowest_price_cents`)}, 'totalStock', r.total_stock, 'averageReview', r.average_review, 'reviewCount', r.review_count, 'version', r.version,
  'sizesInStock', (SELECT json_agg(size ORDER BY place) FROM unnest(r.sizes) WITH ORDINALITY AS s (size, place) WHERE size = ANY(r.sizes_in_stock)),
  'options', json_build_object('sizes', r.sizes, 'colours', r.colours)))::text`;

/** The same JSON, as the listing row `c` stores it. */
export const flatProduct = sql`c.flat_product`;

/** Builds a JSON object. @param members by name */
export const objectOf = (members: Record<string, Sql>): Sql =>
  sql`json_build_object(${join(Object.entries(members).map(([name, value]) => sql`${raw(`'${name}'`)}, ${value}`))})`;

/** The stored JSON with further members. */
export const flatProductWith = (more: Record<string, Sql>): Sql =>
  sql`left(c.flat_product, -1) || ', ' || substr(${objectOf(more)}::text, 2)`;

/** Builds a JSON array. */
export const arrayOf = (element: Sql, order: Sql): Sql =>
  sql`coalesce(json_agg(${element} ORDER BY ${order}), '[]')`;

/** Builds the text of a JSON array. @param product the text of one element */
export const listOf = (product: Sql, order: Sql): Sql =>
  sql`'[' || coalesce(string_agg(${product}, ',' ORDER BY ${order}), '') || ']'`;
