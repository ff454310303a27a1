import type { Schema } from '@haberdash/kit/api/client';
import { callApi } from '@haberdash/kit/effects';
import { formWith } from '../import/form-with';
import type { ListQuery } from '../list/create-list';

export type StockTake = Schema<'StockTakeView'>;
export type StockTakeDetails = Schema<'StockTakeResponse'>['data'];
export type StockTakeLine = Schema<'StockTakeLineView'>;
export type Scope = Schema<'OpenStockTakeBody'>['scope'];
export type StockTakePreview = Schema<'StockTakePreviewResponse'>['data'];
export type CountsPreview = Schema<'CountsPreview'>;
export type CountsRecorded = Schema<'CountsRecorded'>;
export type LineCounted = Schema<'LineCountedResponse'>['data'];

const at = (id: string) => ({ path: { id } });

export function fetchStockTakes(query: ListQuery) {
  return callApi((api, signal) => api.GET('/api/admin/stock-takes', { params: { query }, signal }));
}

export function fetchStockTake(id: string) {
  return callApi((api, signal) => api.GET('/api/admin/stock-takes/{id}', { params: at(id), signal }));
}

export function fetchLines(id: string, query: ListQuery) {
  return callApi((api, signal) =>
    api.GET('/api/admin/stock-takes/{id}/lines', { params: { ...at(id), query }, signal }),
  );
}

export function postPreview(scope: Scope) {
  return callApi((api, signal) => api.POST('/api/admin/stock-takes/preview', { body: { scope }, signal }));
}

export function postStockTake(scope: Scope) {
  return callApi((api) => api.POST('/api/admin/stock-takes', { body: { scope } }));
}

export function putCount({
  id,
  variantId,
  counted,
}: {
  id: string;
  variantId: string;
  counted: number | null;
}) {
  return callApi((api) =>
    api.PUT('/api/admin/stock-takes/{id}/lines/{variantId}', {
      params: { path: { id, variantId } },
      body: { counted },
    }),
  );
}

export function postBooking(id: string, reason: string) {
  return callApi((api) => api.POST('/api/admin/stock-takes/{id}/book', { params: at(id), body: { reason } }));
}

export function postAbandonment(id: string) {
  return callApi((api) => api.POST('/api/admin/stock-takes/{id}/abandon', { params: at(id) }));
}

/** The counting list as CSV; `uncounted` leaves out what is counted. */
export const countingListFile = (id: string, filter: 'all' | 'uncounted'): string =>
  `/api/admin/stock-takes/export?id=${id}&filter=${filter}`;

/** The server says what the file would count, and records nothing. */
export function postCountsToRead(id: string, file: File) {
  return callApi((api, signal) =>
    api.POST('/api/admin/stock-takes/{id}/counts/read', { params: at(id), ...withFile(file), signal }),
  );
}

/** A number that came after `seenAt` is not replaced. */
export function postCounts(id: string, file: File, seenAt: string) {
  return callApi((api) =>
    api.POST('/api/admin/stock-takes/{id}/counts', {
      params: { ...at(id), query: { seenAt } },
      ...withFile(file),
    }),
  );
}

const withFile = (file: File) => ({ body: {}, bodySerializer: () => formWith(file) });
