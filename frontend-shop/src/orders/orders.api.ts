import type { Api, Schema } from '@haberdash/kit/api/client';

export type Order = Schema<'OrderView'>;

export function fetchOrders(userId: string) {
  return (api: Api, signal: AbortSignal) =>
    api.GET('/api/shop/order/list/{userId}', { params: { path: { userId } }, signal });
}

export function fetchOrder(orderId: string) {
  return (api: Api, signal: AbortSignal) =>
    api.GET('/api/shop/order/details/{orderId}', { params: { path: { orderId } }, signal });
}
