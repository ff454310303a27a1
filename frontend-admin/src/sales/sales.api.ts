import type { Schema } from '@haberdash/kit/api/client';
import { callApi } from '@haberdash/kit/effects';
import type { ListQuery } from '../list/create-list';

export type Sale = Schema<'SaleView'>;
export type SubmittedSale = Schema<'AddSaleBody'>;
export type AskedPreview = Schema<'PreviewSaleBody'>;
export type SalePreview = Schema<'SalePreviewResponse'>['data'];
export type PreviewedVariant = Schema<'PreviewedVariantView'>;

export function fetchSales(query: ListQuery) {
  return callApi((api, signal) => api.GET('/api/admin/sales', { params: { query }, signal }));
}

export function fetchSale(id: string) {
  return callApi((api, signal) => api.GET('/api/admin/sales/{id}', { params: { path: { id } }, signal }));
}

export function postSale(body: SubmittedSale) {
  return callApi((api) => api.POST('/api/admin/sales', { body }));
}

export function putSale({ id, ...body }: SubmittedSale & { id: string; version: number }) {
  return callApi((api) => api.PUT('/api/admin/sales/{id}', { params: { path: { id } }, body }));
}

/** A sale as the list showed it: another admin's change is refused. */
type SeenSale = Pick<Sale, '_id' | 'version'>;

export function stopSale({ _id: id, version }: SeenSale) {
  return callApi((api) =>
    api.POST('/api/admin/sales/{id}/stop', { params: { path: { id } }, body: { version } }),
  );
}

export function deleteSale({ _id: id, version }: SeenSale) {
  return callApi((api) =>
    api.DELETE('/api/admin/sales/{id}', { params: { path: { id }, query: { version } } }),
  );
}

export function fetchPreview(body: AskedPreview) {
  return callApi((api, signal) => api.POST('/api/admin/sales/preview', { body, signal }));
}
