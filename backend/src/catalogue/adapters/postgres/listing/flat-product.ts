import sql, { join, raw, type Sql } from 'sql-template-tag';

/** The flat product of the wire, as JSON, from its card `c`, which keeps it: `catalogue.flat_product` says what is in it. */
export const flatProduct = sql`c.flat_product`;

/** The same with more. @param more JSON by its name */
export const flatProductWith = (more: Record<string, Sql>): Sql =>
  sql`left(c.flat_product, -1) || ', ' || ${membersOf(more)} || '}'`;

/**
 * As `json_build_object`, which finds out for each value anew how to write it: that takes half as long again.
 * @param values JSON by its name
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

/** JSON of all of them. @param product JSON, too */
export const listOf = (product: Sql, order: Sql): Sql =>
  sql`'[' || coalesce(string_agg(${product}, ',' ORDER BY ${order}), '') || ']'`;
