import { variantLabel } from '../variant-label';
import type { Order } from './order';

type Item = Pick<Order['cartItems'][number], 'title' | 'size' | 'colour'>;

/** `Linen Shirt, M · Navy`, which is unique within an order. */
export const itemName = (item: Item): string => [item.title, variantLabel(item)].filter(Boolean).join(', ');

/** Pieces of an order's variant: `2 × Linen Shirt, M · Navy`. */
export function piecesLabel(
  { cartItems }: Pick<Order, 'cartItems'>,
  { variantId, quantity }: { variantId: string; quantity: number },
): string {
  const item = cartItems.find((one) => one.variantId === variantId);
  return `${quantity} × ${item ? itemName(item) : ''}`;
}
