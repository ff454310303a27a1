import type { Schema } from '@haberdash/kit/api/client';
import { callApi } from '@haberdash/kit/effects';

export type Brand = Schema<'AdminBrandView'>;
export type Category = Schema<'AdminCategoryView'>;
export type BrandForm = Schema<'AddBrandBody'>;
export type CategoryForm = Schema<'AddCategoryBody'>;

export function fetchBrands() {
  return callApi((api, signal) => api.GET('/api/admin/brands', { signal }));
}

export function fetchCategories() {
  return callApi((api, signal) => api.GET('/api/admin/categories', { signal }));
}

export function postBrand(body: BrandForm) {
  return callApi((api) => api.POST('/api/admin/brands', { body }));
}

export function putBrand({ slug, ...body }: BrandForm & { version: number }) {
  return callApi((api) => api.PUT('/api/admin/brands/{slug}', { params: { path: { slug } }, body }));
}

export function deleteBrand(slug: string) {
  return callApi((api) => api.DELETE('/api/admin/brands/{slug}', { params: { path: { slug } } }));
}

export function postCategory(body: CategoryForm) {
  return callApi((api) => api.POST('/api/admin/categories', { body }));
}

export function putCategory({ slug, ...body }: CategoryForm) {
  return callApi((api) => api.PUT('/api/admin/categories/{slug}', { params: { path: { slug } }, body }));
}

export function putCategoryOrder(parent: string | null, slugs: string[]) {
  return callApi((api) => api.PUT('/api/admin/categories/order', { body: { parent, slugs } }));
}

export function deleteCategory(slug: string) {
  return callApi((api) => api.DELETE('/api/admin/categories/{slug}', { params: { path: { slug } } }));
}
