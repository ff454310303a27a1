import type { Schema } from '@haberdash/kit/api/client';
import { callApi } from '@haberdash/kit/effects';
import type { ListQuery } from '../list/create-list';

export type ListedOrder = Schema<'ListedOrderView'>;
export type Order = Schema<'AdminOrderView'>;
export type PaymentChange = Order['paymentHistory'][number];
/** The statuses that an admin can set; only a payment sets 'confirmed'. */
export type ChosenStatus = Schema<'ChangeOrderStatusBody'>['orderStatus'];

/** The statuses that an admin can set for many paid orders at once. */
export type FulfilmentStatus = Schema<'MoveOrdersOnBody'>['orderStatus'];
export type MovedOrder = Schema<'MovedOrderView'>;

export function fetchOrders(query: ListQuery) {
  return callApi((api, signal) => api.GET('/api/admin/orders/get', { params: { query }, signal }));
}

export function fetchOrder(id: string) {
  return callApi((api, signal) =>
    api.GET('/api/admin/orders/details/{id}', { params: { path: { id } }, signal }),
  );
}

export function putOrderStatus(id: string, body: Schema<'ChangeOrderStatusBody'>) {
  return callApi((api) => api.PUT('/api/admin/orders/update/{id}', { params: { path: { id } }, body }));
}

export function postRelease(id: string) {
  return callApi((api) => api.POST('/api/admin/orders/{id}/release', { params: { path: { id } } }));
}

export function putOrdersOn(body: Schema<'MoveOrdersOnBody'>) {
  return callApi((api) => api.PUT('/api/admin/orders/move-on', { body }));
}

/** Packs what is left of each order. */
export function putPacked(orderIds: string[]) {
  return callApi((api) => api.PUT('/api/admin/orders/pack', { body: { orderIds } }));
}

export function postNote(id: string, note: string) {
  return callApi((api) =>
    api.POST('/api/admin/orders/notes/{id}', { params: { path: { id } }, body: { note } }),
  );
}
