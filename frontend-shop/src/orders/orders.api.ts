import type { Schema } from '@haberdash/kit/api/client';
import { callApi } from '@haberdash/kit/effects';

/** As the lists have it; its history is there once it was asked for alone. */
export type Order = Schema<'OrderView'> & Partial<Schema<'OrderDetailsView'>>;

export interface OrderPage {
  orders: Order[];
  /** Where the next page begins; null: there is none. */
  nextCursor: string | null;
}

/** Newest first. */
export function fetchOrders(userId: string, query: { limit: number; cursor?: string }) {
  const params = { path: { userId }, query };
  return callApi((api, signal) => api.GET('/api/shop/order/list/{userId}', { params, signal }));
}

export function fetchOrder(orderId: string) {
  return callApi((api, signal) =>
    api.GET('/api/shop/order/details/{orderId}', { params: { path: { orderId } }, signal }),
  );
}

/** Asks where an unpaid order can be paid. */
export function postPay(orderId: string) {
  return callApi((api) => api.POST('/api/shop/order/pay/{orderId}', { params: { path: { orderId } } }));
}

export function postCancel(orderId: string) {
  return callApi((api) => api.POST('/api/shop/order/cancel/{orderId}', { params: { path: { orderId } } }));
}
