import type { Schema } from '@haberdash/kit/api/client';
import { callApi } from '@haberdash/kit/effects';

export type Reconciliation = Schema<'BooksAnswer'>['data'];
export type ReconciliationCheck = Schema<'BooksCheckView'>;
export type RuleResult = ReconciliationCheck['rules'][number];
export type Discrepancy = RuleResult['discrepancies'][number];
export type FailedJob = Reconciliation['failedJobs'][number];

export function fetchReconciliation() {
  return callApi((api, signal) => api.GET('/api/admin/books/get', { signal }));
}

export function postCheck() {
  return callApi((api) => api.POST('/api/admin/books/check'));
}
