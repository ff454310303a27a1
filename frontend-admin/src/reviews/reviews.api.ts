import type { Schema } from '@haberdash/kit/api/client';
import { callApi } from '@haberdash/kit/effects';
import type { ListQuery } from '../list/create-list';

export type Review = Schema<'AdminReviewView'>;

export function fetchReviews(query: ListQuery) {
  return callApi((api, signal) => api.GET('/api/admin/reviews/get', { params: { query }, signal }));
}

/** Without a reason, the review is shown again. */
export function putHidden(id: string, reason?: string) {
  return callApi((api) =>
    api.PUT('/api/admin/reviews/hide/{id}', { params: { path: { id } }, body: { reason } }),
  );
}

/** Without a text, the reply is taken back. */
export function putReply(id: string, text?: string) {
  return callApi((api) =>
    api.PUT('/api/admin/reviews/reply/{id}', { params: { path: { id } }, body: { text } }),
  );
}

/** The server changes each by itself. */
export function putManyHidden(body: Schema<'HideReviewsBody'>) {
  return callApi((api) => api.PUT('/api/admin/reviews/hide', { body }));
}
