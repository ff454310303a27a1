import { callApi } from '@haberdash/kit/effects';
import type { Address } from '../addresses/addresses.api';
import type { Cart, CartLine } from '../cart/cart.api';
import { quantityToOrder } from '../cart/cart-changes';
import { sellingPrice } from '../product/product';

const isToOrder = (line: CartLine): boolean => quantityToOrder(line) > 0;

/** The order as the shopper sees it; the server compares it with its own data. */
export function orderOf({ _id: cartId, userId, items, total }: Cart, chosen: Address, now = new Date()) {
  const { _id: addressId, userId: _, ...fields } = chosen;
  return {
    userId,
    cartId,
    cartItems: items.filter(isToOrder).map((line) => ({
      productId: line.productId,
      variantId: line.variantId,
      size: line.size,
      colour: line.colour,
      title: line.title,
      image: line.image,
      price: sellingPrice(line),
      quantity: quantityToOrder(line),
    })),
    addressInfo: { addressId, ...fields },
    orderStatus: 'pending',
    paymentMethod: 'paypal',
    paymentStatus: 'pending',
    totalAmount: total,
    orderDate: now.toISOString(),
    orderUpdateDate: now.toISOString(),
    paymentId: '',
    payerId: '',
  };
}

export type NewOrder = ReturnType<typeof orderOf>;

export function postOrder(order: NewOrder, idempotencyKey: string) {
  const params = { header: { 'Idempotency-Key': idempotencyKey } };
  return callApi((api) => api.POST('/api/shop/order/create', { params, body: order }));
}

/** At most one order. */
export function fetchLatestOrder(userId: string) {
  const params = { path: { userId }, query: { limit: 1 } };
  return callApi((api, signal) => api.GET('/api/shop/order/list/{userId}', { params, signal }));
}

export function fetchSandboxGateway() {
  return callApi((api, signal) => api.GET('/api/shop/sandbox-payment', { signal }));
}
