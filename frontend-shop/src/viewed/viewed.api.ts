import { callApi } from '@haberdash/kit/effects';

export function fetchProducts(ids: string[]) {
  return callApi((api, signal) =>
    api.GET('/api/shop/products/by-id', { params: { query: { ids: ids.join(',') } }, signal }),
  );
}
