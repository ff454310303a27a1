import type { Schema } from '@haberdash/kit/api/client';
import { callApi } from '@haberdash/kit/effects';

export type SubmittedStates = Schema<'ChangeMatchingBody'>;
export type StateChangeProgress = Schema<'StateChangeResponse'>['data'];

export function fetchCount(query: string) {
  return callApi((api, signal) =>
    api.GET('/api/admin/products/matching/count', { params: { query: { query } }, signal }),
  );
}

export function postStates(body: SubmittedStates) {
  return callApi((api) => api.POST('/api/admin/products/matching/state', { body }));
}

export function fetchProgress(id: string) {
  return callApi((api, signal) =>
    api.GET('/api/admin/products/matching/state/{id}', { params: { path: { id } }, signal }),
  );
}
