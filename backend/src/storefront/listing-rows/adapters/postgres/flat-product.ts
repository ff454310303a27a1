import sql, { join, raw, type Sql } from 'sql-template-tag';

/** The flat product of the API as JSON, from the columns of a listing row `r` that is being refreshed. A new field is added here; it is left out where it is null. */
export const flatProductOfRow = sql`json_strip_nulls(json_build_object(
  '_id', r.product_id, 'slug', r.slug, 'image', r.image, 'secondImage', r.second_image, 'focalPoints', nullif(r.focal_points, '{}'), 'title', r.title, 'category', r.category, 'brand', r.brand,
  'price', trim_scale(r.price_cents / 100.0), 'salePrice', trim_scale(r.sale_price_cents / 100.0),
  'lowestPrice', trim_scale(r.lowest_price_cents / 100.0), 'totalStock', r.total_stock, 'averageReview', r.average_review, 'version', r.version,
  'sizesInStock', (SELECT json_agg(size ORDER BY place) FROM unnest(r.sizes) WITH ORDINALITY AS s (size, place) WHERE size = ANY(r.sizes_in_stock)),
  'options', json_build_object('sizes', r.sizes, 'colours', r.colours)))::text`;

/** The same JSON, as the listing row `c` stores it. */
export const flatProduct = sql`c.flat_product`;

/** The stored JSON with further members. @param more JSON by name */
export const flatProductWith = (more: Record<string, Sql>): Sql =>
  sql`left(c.flat_product, -1) || ', ' || ${membersOf(more)} || '}'`;

/**
 * Like `json_build_object`, which looks up the output function of each value again: that takes half as long again.
 * @param values JSON by name
 */
export const objectOf = (values: Record<string, Sql>): Sql => sql`'{' || ${membersOf(values)} || '}'`;

const membersOf = (values: Record<string, Sql>): Sql =>
  join(
    Object.entries(values).map(
      ([name, value], place) => sql`'${raw(place > 0 ? ', ' : '')}"${raw(name)}": ' || ${value}`,
    ),
    ' || ',
  );

/** JSON of a text that may be null. */
export const textOrNull = (text: Sql): Sql => sql`coalesce(to_json(${text})::text, 'null')`;

/** Builds a JSON array of products. @param product JSON of one element */
export const listOf = (product: Sql, order: Sql): Sql =>
  sql`'[' || coalesce(string_agg(${product}, ',' ORDER BY ${order}), '') || ']'`;
