import type { Schema } from '@haberdash/kit/api/client';
import { callApi } from '@haberdash/kit/effects';

export type NewEmail = Schema<'NewEmailBody'>;

export function putName(userName: string) {
  return callApi((api) => api.PUT('/api/account/name', { body: { userName } }));
}

export function postNewEmail(body: NewEmail) {
  return callApi((api) => api.POST('/api/account/email', { body }));
}

export function postEmailCode(code: string) {
  return callApi((api) => api.POST('/api/account/email/confirm', { body: { code } }));
}
