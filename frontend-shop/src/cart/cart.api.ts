import type { Refusal, Schema } from '@haberdash/kit/api/client';
import { callApi } from '@haberdash/kit/effects';

export type Cart = Schema<'CartView'>;
export type CartLine = Cart['items'][number];

interface LineKey {
  userId: string;
  productId: string;
  /** Omitted for a product with a single variant. */
  variantId?: string;
}

export function fetchCart(userId: string) {
  return callApi((api, signal) =>
    api.GET('/api/shop/cart/get/{userId}', { params: { path: { userId } }, signal }),
  );
}

export function postLine(line: LineKey & { quantity: number }) {
  return callApi((api) => api.POST('/api/shop/cart/add', { body: line }));
}

export function putLine(line: LineKey & { quantity: number }) {
  return callApi((api) => api.PUT('/api/shop/cart/update-cart', { body: line }));
}

export function deleteLine({ variantId, ...path }: LineKey) {
  return callApi((api) =>
    api.DELETE('/api/shop/cart/{userId}/{productId}', { params: { path, query: { variantId } } }),
  );
}

/** Changes the size or colour of a line. */
export function putVariant(exchange: Schema<'ExchangeVariantBody'>) {
  return callApi((api) => api.PUT('/api/shop/cart/exchange-variant', { body: exchange }));
}

/** Refusals that contain the present cart. */
const withCart = ['OUT_OF_STOCK', 'PRICE_CHANGED'];

export function cartIn({ code, data }: Refusal): Cart | undefined {
  return withCart.includes(code) ? (data as Cart | undefined) : undefined;
}
