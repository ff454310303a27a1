import type { Schema } from '@haberdash/kit/api/client';
import { callApi } from '@haberdash/kit/effects';
import type { ListQuery } from '../list/create-list';

export type ListedOrder = Schema<'ListedOrderView'>;
export type Order = Schema<'AdminOrderView'>;
export type PaymentChange = Order['paymentHistory'][number];
/** The statuses that an admin can set; only a payment sets 'confirmed'. */
export type ChosenStatus = Schema<'ChangeOrderStatusBody'>['orderStatus'];

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
