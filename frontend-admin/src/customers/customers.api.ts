import type { Schema } from '@haberdash/kit/api/client';
import { callApi } from '@haberdash/kit/effects';
import type { ListQuery } from '../list/create-list';

export type ListedCustomer = Schema<'CustomerView'>;
export type Customer = Schema<'CustomerDetailsView'>;
export type Cart = Schema<'CartView'>;

export function fetchCustomers(query: ListQuery) {
  return callApi((api, signal) => api.GET('/api/admin/customers/get', { params: { query }, signal }));
}

export function fetchCustomer(id: string) {
  return callApi((api, signal) =>
    api.GET('/api/admin/customers/details/{id}', { params: { path: { id } }, signal }),
  );
}

export function fetchCart(userId: string) {
  return callApi((api, signal) =>
    api.GET('/api/admin/carts/details/{userId}', { params: { path: { userId } }, signal }),
  );
}

export function putBlocked(id: string, body: Schema<'BlockCustomerBody'>) {
  return callApi((api) => api.PUT('/api/admin/customers/block/{id}', { params: { path: { id } }, body }));
}

export function putNote(id: string, note: string) {
  return callApi((api) =>
    api.PUT('/api/admin/customers/note/{id}', { params: { path: { id } }, body: { note } }),
  );
}

export function putUnblocked(id: string) {
  return callApi((api) => api.PUT('/api/admin/customers/unblock/{id}', { params: { path: { id } } }));
}
