import type { Schema } from '@haberdash/kit/api/client';
import { callApi } from '@haberdash/kit/effects';
import type { ListQuery } from '../list/create-list';

export type Mail = Schema<'MailView'>;

export function fetchMails(query: ListQuery) {
  return callApi((api, signal) => api.GET('/api/admin/mails', { params: { query }, signal }));
}

export function postAgain(id: string) {
  return callApi((api) => api.POST('/api/admin/mails/{id}/send-again', { params: { path: { id } } }));
}
