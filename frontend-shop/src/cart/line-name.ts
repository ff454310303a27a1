import { variantLabel } from '@haberdash/kit/variant-label';
import type { CartLine } from './cart.api';

export type Named = Pick<CartLine, 'title' | 'size' | 'colour'>;

/** `Linen Shirt, M · Navy`, which is unique within a cart. */
export function lineName({ title, size, colour }: Named): string {
  return [title, variantLabel({ size, colour })].filter(Boolean).join(', ');
}
