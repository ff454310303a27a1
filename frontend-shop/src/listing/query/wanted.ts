import type { Product } from '../../product/product.api';
import type { Filters } from './listing-query';

/** The sizes and colours that the list is filtered by. */
export type Wanted = Pick<Filters, 'size' | 'colour'>;

/** The size to open a product in; null if several of the filter's sizes fit. */
export function wantedSize({ options }: Product, { size: wanted = [] }: Wanted): string | null {
  const [size, ...others] = options.sizes.filter((made) => wanted.includes(made));
  return size && others.length === 0 ? size : null;
}
