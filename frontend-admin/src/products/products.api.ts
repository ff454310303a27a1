import type { Schema } from '@haberdash/kit/api/client';
import { callApi } from '@haberdash/kit/effects';

export type Product = Schema<'ProductView'>;
/** With all variants, including those off sale. */
export type ProductDetails = Schema<'AdminProductView'>;
export type SubmittedProduct = Schema<'AddProductBody'>;

export function fetchProducts() {
  return callApi((api, signal) => api.GET('/api/admin/products/get', { signal }));
}

export function fetchProduct(id: string) {
  return callApi((api, signal) =>
    api.GET('/api/admin/products/get/{id}', { params: { path: { id } }, signal }),
  );
}

export function postProduct(body: SubmittedProduct) {
  return callApi((api) => api.POST('/api/admin/products/add', { body }));
}

export function putProduct(id: string, body: Schema<'EditProductBody'>) {
  return callApi((api) => api.PUT('/api/admin/products/edit/{id}', { params: { path: { id } }, body }));
}

export function deleteProduct(id: string) {
  return callApi((api) => api.DELETE('/api/admin/products/delete/{id}', { params: { path: { id } } }));
}
