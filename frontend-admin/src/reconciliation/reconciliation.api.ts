import type { Schema } from '@haberdash/kit/api/client';
import { callApi } from '@haberdash/kit/effects';

export type Books = Schema<'BooksAnswer'>['data'];
export type BooksCheck = Schema<'BooksCheckView'>;
export type RuleResult = BooksCheck['rules'][number];
export type Discrepancy = RuleResult['discrepancies'][number];
export type FailedJob = Books['failedJobs'][number];

export function fetchBooks() {
  return callApi((api, signal) => api.GET('/api/admin/books/get', { signal }));
}

export function postCheck() {
  return callApi((api) => api.POST('/api/admin/books/check'));
}
