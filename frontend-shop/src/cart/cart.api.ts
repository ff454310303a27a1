import type { Api, Refusal } from '@haberdash/kit/api/client';
import type { Cart } from './cart.slice';

interface Line {
  userId: string;
  productId: string;
}

export function fetchCart(userId: string) {
  return (api: Api, signal: AbortSignal) =>
    api.GET('/api/shop/cart/get/{userId}', { params: { path: { userId } }, signal });
}

export function addLine(line: Line & { quantity: number }) {
  return (api: Api) => api.POST('/api/shop/cart/add', { body: line });
}

export function changeLine(line: Line & { quantity: number }) {
  return (api: Api) => api.PUT('/api/shop/cart/update-cart', { body: line });
}

export function removeLine(line: Line) {
  return (api: Api) => api.DELETE('/api/shop/cart/{userId}/{productId}', { params: { path: line } });
}

/** The refusals that carry the cart as it is now. */
const withCart = ['OUT_OF_STOCK', 'PRICE_CHANGED'];

export function cartIn({ code, data }: Refusal): Cart | undefined {
  return withCart.includes(code) ? (data as Cart | undefined) : undefined;
}
