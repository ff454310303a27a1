import type { Schema } from '@haberdash/kit/api/client';
import { callApi } from '@haberdash/kit/effects';
import type { ListQuery } from '../list/create-list';

export type DaysShopper = Schema<'DaysShopperView'>;
export type SoldOutSize = Schema<'SoldOutAnswer'>['data'][number];
export type LowSize = Schema<'LowStockAnswer'>['data'][number];
export type FailedJob = Schema<'FailedJobsAnswer'>['data'][number];

export function fetchShoppers(query: ListQuery) {
  return callApi((api, signal) => api.GET('/api/admin/reports/shoppers/get', { params: { query }, signal }));
}

export function fetchSoldOut(query: ListQuery) {
  return callApi((api, signal) => api.GET('/api/admin/reports/sold-out/get', { params: { query }, signal }));
}

export function fetchLowStock(query: ListQuery) {
  return callApi((api, signal) => api.GET('/api/admin/reports/low-stock/get', { params: { query }, signal }));
}

export function fetchFailedJobs(query: ListQuery) {
  return callApi((api, signal) =>
    api.GET('/api/admin/reports/failed-jobs/get', { params: { query }, signal }),
  );
}
