import type { Schema } from '@haberdash/kit/api/client';
import { callApi } from '@haberdash/kit/effects';

/** The words of the e-mails of one kind. */
export type MailText = Schema<'MailTextView'>;
type Words = Schema<'PreviewMailTextBody'>;

export function fetchMailTexts() {
  return callApi((api, signal) => api.GET('/api/admin/mail-texts', { signal }));
}

export function putMailText(name: string, body: Schema<'EditMailTextBody'>) {
  return callApi((api) => api.PUT('/api/admin/mail-texts/{name}', { params: { path: { name } }, body }));
}

/** The call saves nothing. */
export function fetchPreview(name: string, body: Words) {
  return callApi((api, signal) =>
    api.POST('/api/admin/mail-texts/{name}/preview', { params: { path: { name } }, body, signal }),
  );
}
