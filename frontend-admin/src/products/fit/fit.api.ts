import type { Schema } from '@haberdash/kit/api/client';
import { callApi } from '@haberdash/kit/effects';

export type ProductFit = Schema<'ProductFitAnswer'>['data'];

export function fetchFit(productId: string) {
  return callApi((api, signal) =>
    api.GET('/api/admin/reviews/fit/{productId}', { params: { path: { productId } }, signal }),
  );
}
