import type { Schema } from '@haberdash/kit/api/client';
import { callApi } from '@haberdash/kit/effects';

export type FinanceReport = Schema<'FinanceReportView'>;
export type FinanceFigures = FinanceReport['total'];

/** The query's names are the same in the page's address and in the API. */
export interface FinanceQuery {
  period: 'this-month' | 'last-month' | 'custom';
  from?: string;
  to?: string;
  /** Left out, a long report is by month. */
  by?: 'day' | 'month';
}

export function fetchFinance(query: FinanceQuery) {
  return callApi((api, signal) => api.GET('/api/admin/reports/finance/get', { params: { query }, signal }));
}

/** The file for the accountant. */
export const financeFile = (query: FinanceQuery): string =>
  `/api/admin/reports/finance/export?${new URLSearchParams({ ...query }).toString()}`;
