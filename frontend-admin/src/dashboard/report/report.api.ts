import type { Schema } from '@haberdash/kit/api/client';
import { callApi } from '@haberdash/kit/effects';

export type Report = Schema<'DashboardView'>;
export type Figures = Report['figures']['now'];
export type ReportDay = Report['days'][number];
export type BestSeller = Report['bestSellers']['byUnits'][number];
export type StockLevel = Report['soldOut']['levels'][number];
export type LowStock = Report['lowStock']['levels'][number];

/** The query's names are the same in the page's address and in the API. */
export interface ReportQuery {
  range: 'today' | '7d' | '30d' | '90d' | 'custom';
  from?: string;
  to?: string;
}

export function fetchReport(query: ReportQuery) {
  return callApi((api, signal) => api.GET('/api/admin/reports/dashboard', { params: { query }, signal }));
}
