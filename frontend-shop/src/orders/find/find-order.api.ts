import type { Schema } from '@haberdash/kit/api/client';
import { callApi } from '@haberdash/kit/effects';

export type SoughtOrder = Schema<'FindOrderBody'>;

/** The shop writes to the order's address; the response never tells whether there is such an order. */
export function postFindOrder(body: SoughtOrder) {
  return callApi((api) => api.POST('/api/shop/order/find', { body }));
}
