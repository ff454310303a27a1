import type { Answer, Schema } from '@haberdash/kit/api/client';
import { callApi, type SagaGenerator } from '@haberdash/kit/effects';
import type { ListPage, ListQuery } from '../list/create-list';

export type Product = Schema<'ProductView'>;
/** With its variants on sale. */
export type ListedProduct = Schema<'ListedProductView'>;
/** With all variants, including those off sale. */
export type ProductDetails = Schema<'AdminProductView'>;
export type SubmittedProduct = Schema<'AddProductBody'>;

export function* fetchProducts(query: ListQuery): SagaGenerator<Answer<ListPage<ListedProduct>>> {
  const answer = yield* callApi((api, signal) =>
    api.GET('/api/admin/products/get', { params: { query }, signal }),
  );
  // Only a call without any parameter is answered otherwise.
  return answer as Answer<ListPage<ListedProduct>>;
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

export type VariantRow = Schema<'VariantRowView'>;
export type VariantEdit = Schema<'VariantRowBody'>;

/** The server saves all of them or none. */
export function putVariants(variants: VariantEdit[]) {
  return callApi((api) => api.PUT('/api/admin/products/variants', { body: { variants } }));
}
