import sql, { type Sql } from 'sql-template-tag';
import type { ProductFilter } from '../../../application/product-filter';

/** The sizes and colours that a filter names. */
export type StockChoices = Pick<ProductFilter, 'size' | 'colour'>;

/** A variant `v` as `variants_in_stock` of a listing row stores it: `M/Navy`, `/Navy`, `M/`, `/`. Sizes contain no slash. */
export const choiceKey = sql`coalesce(v.size, '') || '/' || coalesce(v.colour, '')`;

/** The condition on a listing row `c`: one of its variants in stock has a chosen size and a chosen colour. */
export function isInStock({ size, colour }: StockChoices): Sql | undefined {
  if (size.length === 0 && colour.length === 0) return undefined;
  if (colour.length === 0) return sql`c.sizes_in_stock && ${size}::text[]`;
  if (size.length === 0) return sql`c.colours_in_stock && ${colour}::text[]`;
  const both = size.flatMap((one) => colour.map((other) => `${one}/${other}`));
  return sql`(c.sizes_in_stock && ${size}::text[] AND c.colours_in_stock && ${colour}::text[]
              AND c.variants_in_stock && ${both}::text[])`;
}
