import type { Schema } from '@haberdash/kit/api/client';
import { callApi } from '@haberdash/kit/effects';

export type ReturnRate = Schema<'ReturnRateView'>;
export type ReturnRateRow = ReturnRate['rows'][number];

/** The query's names are the same in the page's address and in the API. */
export interface ReturnRateQuery {
  period: 'this-month' | 'last-month' | 'custom';
  from?: string;
  to?: string;
  by: ReturnRate['by'];
  /** Only the pieces of this product are counted. */
  product?: string;
}

export function fetchReturnRate(query: ReturnRateQuery) {
  return callApi((api, signal) =>
    api.GET('/api/admin/reports/return-rate/get', { params: { query }, signal }),
  );
}

export const returnRateFile = (query: ReturnRateQuery): string =>
  `/api/admin/reports/return-rate/export?${new URLSearchParams({ ...query }).toString()}`;
