import type { Schema } from '@haberdash/kit/api/client';
import { callApi } from '@haberdash/kit/effects';
import type { ListQuery } from '../list/create-list';

export type AuditEntry = Schema<'AuditEntryView'>;

export function fetchEntries(query: ListQuery) {
  return callApi((api, signal) => api.GET('/api/admin/audit/get', { params: { query }, signal }));
}
