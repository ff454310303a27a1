import type { Schema } from '@haberdash/kit/api/client';
import { callApi } from '@haberdash/kit/effects';
import type { ListQuery } from '../list/create-list';

export type Mail = Schema<'MailView'>;
export type MailDetails = Schema<'MailDetailsView'>;

export function fetchMails(query: ListQuery) {
  return callApi((api, signal) => api.GET('/api/admin/mails', { params: { query }, signal }));
}

export function fetchMail(id: string) {
  return callApi((api, signal) => api.GET('/api/admin/mails/{id}', { params: { path: { id } }, signal }));
}

/** @param email undefined: to the same address */
export function postAgain(id: string, email: string | undefined) {
  return callApi((api) =>
    api.POST('/api/admin/mails/{id}/send-again', { params: { path: { id } }, body: { email } }),
  );
}
