import type { Schema } from '@haberdash/kit/api/client';
import { callApi } from '@haberdash/kit/effects';
import type { ListQuery } from '../list/create-list';

export type Withdrawal = Schema<'AdminWithdrawalView'>;

export function fetchWithdrawals(query: ListQuery) {
  return callApi((api, signal) => api.GET('/api/admin/withdrawals/get', { params: { query }, signal }));
}

export function putOrder(id: string, orderNumber: string) {
  return callApi((api) =>
    api.PUT('/api/admin/withdrawals/{id}/order', { params: { path: { id } }, body: { orderNumber } }),
  );
}

export function putDone(id: string, done: boolean) {
  return callApi((api) =>
    api.PUT('/api/admin/withdrawals/{id}/done', { params: { path: { id } }, body: { done } }),
  );
}
