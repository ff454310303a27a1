import type { Schema } from '@haberdash/kit/api/client';
import { callApi } from '@haberdash/kit/effects';

export type Product = Schema<'ProductView'>;

export function fetchProduct(id: string) {
  return callApi((api, signal) =>
    api.GET('/api/shop/products/get/{id}', { params: { path: { id } }, signal }),
  );
}
