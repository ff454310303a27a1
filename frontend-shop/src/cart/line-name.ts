import { variantLabel } from '@haberdash/kit/variant-label';
import type { CartLine } from './cart.api';

export type Named = Pick<CartLine, 'title' | 'size' | 'colour'>;

/** Tells the lines of one product apart: `Linen Shirt, M · Navy`. */
export function lineName({ title, size, colour }: Named): string {
  return [title, variantLabel({ size, colour })].filter(Boolean).join(', ');
}
