import type { Schema } from '@haberdash/kit/api/client';
import { callApi } from '@haberdash/kit/effects';

export type ShippingCounts = Schema<'ShippingCountsResponse'>['data'];

export function fetchShippingCounts() {
  return callApi((api, signal) => api.GET('/api/admin/orders/shipping-counts', { signal }));
}

/** Their customers are told a moment later, unless the dispatch is undone. */
export function putShipped(dispatchId: string, orderIds: string[]) {
  return callApi((api) =>
    api.PUT('/api/admin/dispatches/{id}/orders', {
      params: { path: { id: dispatchId } },
      body: { orderIds },
    }),
  );
}

export function postUndo(dispatchId: string) {
  return callApi((api) =>
    api.POST('/api/admin/dispatches/{id}/undo', { params: { path: { id: dispatchId } } }),
  );
}
