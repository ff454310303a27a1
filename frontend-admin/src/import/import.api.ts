import type { Schema } from '@haberdash/kit/api/client';
import { callApi } from '@haberdash/kit/effects';
import { formWith } from './form-with';

export type ProductImport = Schema<'ProductImportView'>;
export type ImportSummary = Schema<'ProductImportSummary'>;
export type RowError = Schema<'ImportRowErrorView'>;
export type RowChange = Schema<'ImportRowChangeView'>;

export function postFile(file: File) {
  return callApi((api, signal) =>
    api.POST('/api/admin/products/import/check', { body: {}, bodySerializer: () => formWith(file), signal }),
  );
}

export function fetchImport(id: string) {
  return callApi((api, signal) =>
    api.GET('/api/admin/products/import/get/{id}', { params: { path: { id } }, signal }),
  );
}

export function fetchImports() {
  return callApi((api, signal) => api.GET('/api/admin/products/import/get', { signal }));
}

export function postConfirmation(id: string) {
  return callApi((api) => api.POST('/api/admin/products/import/confirm/{id}', { params: { path: { id } } }));
}
