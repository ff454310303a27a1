import sql, { type Sql } from 'sql-template-tag';
import type { ProductFilter } from '../../../application/product-filter';

/** The sizes and colours that a filter names. */
export type Choices = Pick<ProductFilter, 'size' | 'colour'>;

/** A variant `v` as a card's `variants_in_stock` has it: `M/Navy`, `/Navy`, `M/`, `/`. No size has a slash in it. */
export const choiceKey = sql`coalesce(v.size, '') || '/' || coalesce(v.colour, '')`;

/** The condition for a card `c`: one of its variants in stock is of a chosen size and a chosen colour. */
export function isInStock({ size, colour }: Choices): Sql | undefined {
  if (size.length === 0 && colour.length === 0) return undefined;
  if (colour.length === 0) return sql`c.sizes_in_stock && ${size}::text[]`;
  if (size.length === 0) return sql`c.colours_in_stock && ${colour}::text[]`;
  const both = size.flatMap((one) => colour.map((other) => `${one}/${other}`));
  return sql`(c.sizes_in_stock && ${size}::text[] AND c.colours_in_stock && ${colour}::text[]
              AND c.variants_in_stock && ${both}::text[])`;
}

/**
 * The same for whoever walks along another index: Postgres finds nothing by it, and expects to meet what it wants soon, where it would
 * expect next to nothing and rather read and sort all.
 */
export function isMetInStock(choices: Choices): Sql | undefined {
  const condition = isInStock(choices);
  return condition && sql`CASE WHEN ${condition} THEN true ELSE false END`;
}
