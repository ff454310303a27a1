import sql, { type Sql } from 'sql-template-tag';
import type { ProductFilter } from '../../../listing/application/product-filter';

/** The sizes and colours that a filter names. */
export type StockChoices = Pick<ProductFilter, 'size' | 'colour'>;

/** A slash ends the size in `variants_in_stock`, so one within it is this character there, which no size has. */
const slash = '\u001f';
const inKey = (size: Sql): Sql => sql`replace(${size}, '/', chr(31))`;

/** A variant `v` as `variants_in_stock` of a listing row stores it: `M/Navy`, `/Navy`, `M/`, `/`. */
export const choiceKey = sql`coalesce(${inKey(sql`v.size`)}, '') || '/' || coalesce(v.colour, '')`;

/** Returns the size of such a `variant`. */
export const sizeInKey = sql`replace(split_part(variant, '/', 1), chr(31), '/')`;

/** The condition on a listing row `c`: one of its variants in stock has a chosen size and a chosen colour. */
export function isInStock({ size, colour }: StockChoices): Sql | undefined {
  if (size.length === 0 && colour.length === 0) return undefined;
  if (colour.length === 0) return sql`c.sizes_in_stock && ${size}::text[]`;
  if (size.length === 0) return sql`c.colours_in_stock && ${colour}::text[]`;
  const both = size.flatMap((one) => colour.map((other) => `${one.replaceAll('/', slash)}/${other}`));
  return sql`(c.sizes_in_stock && ${size}::text[] AND c.colours_in_stock && ${colour}::text[]
              AND c.variants_in_stock && ${both}::text[])`;
}
