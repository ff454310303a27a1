import sql, { type Sql } from 'sql-template-tag';

/** The flat product of the wire, as JSON, from its card `c`, which keeps it: `catalogue.flat_product` says what is in it. */
export const flatProduct = sql`c.flat_product`;

/** The same with more. @param more name, value pairs */
export const flatProductWith = (more: Sql): Sql =>
  sql`left(c.flat_product, -1) || ', ' || substr(json_build_object(${more})::text, 2)`;

/** JSON of all of them. @param product JSON, too */
export const listOf = (product: Sql, order: Sql): Sql =>
  sql`'[' || coalesce(string_agg(${product}, ',' ORDER BY ${order}), '') || ']'`;
