import { type CartContents, type PricedLine, quantityToOrder } from '../../../cart/cart.facade';
import type { OrderedGoods } from '../../orders/domain/order-line';
import { CartIsEmpty, PaymentInReview, PriceChanged } from '../../orders/domain/order.errors';

/**
 * The goods of a cart that are not ordered yet. A line whose product is gone has no price any more: the cart has changed.
 * @throws CartIsEmpty, PaymentInReview, PriceChanged
 */
export function goodsToOrder({ lines, lostLines }: CartContents): OrderedGoods[] {
  if (lines.length === 0 && !lostLines) throw new CartIsEmpty();
  if (lostLines) throw new PriceChanged();
  const toOrder = lines.map((line) => ({ ...line, quantity: quantityToOrder(line) }));
  const rest = toOrder.filter(({ quantity }) => quantity > 0);
  if (rest.length === 0) throw new PaymentInReview();
  return rest.map(toOrderedGoods);
}

export function toOrderedGoods({ offer, quantity }: PricedLine): OrderedGoods {
  const { variantId, productId, title, size, colour, image, sellingPrice: unitPrice } = offer;
  return { variantId, productId, title, size, colour, image, sku: null, unitPrice, quantity };
}
