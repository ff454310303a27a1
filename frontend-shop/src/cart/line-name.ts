import { variantLabel } from '@haberdash/kit/variant-label';
import type { CartLine } from './cart.api';

/** Tells the lines of one product apart: `Linen Shirt, M · Navy`. */
export function lineName({ title, size, colour }: Pick<CartLine, 'title' | 'size' | 'colour'>): string {
  return [title, variantLabel({ size, colour })].filter(Boolean).join(', ');
}
