import type { Schema } from '@haberdash/kit/api/client';
import { callApi } from '@haberdash/kit/effects';

export type OrderReturns = Schema<'AdminOrderReturnsView'>;
export type Declaration = Schema<'AdminDeclareReturnBody'>;

export function fetchOrderReturns(orderId: string) {
  const params = { path: { id: orderId } };
  return callApi((api, signal) => api.GET('/api/admin/orders/{id}/returns', { params, signal }));
}

/** A repeated call with the same id changes nothing. */
export function postDeclaration(orderId: string, body: Declaration) {
  const params = { path: { id: orderId } };
  return callApi((api) => api.POST('/api/admin/orders/{id}/returns', { params, body }));
}
