import type { Schema } from '@haberdash/kit/api/client';
import { callApi } from '@haberdash/kit/effects';

export type Review = Schema<'AdminReviewView'>;

/** The filter. */
export type Choice = 'all' | 'shown' | 'hidden';

export interface Page {
  choice: Choice;
  /** The end of the previous page; null for the first page. */
  cursor: string | null;
}

const pageSize = 20;
const hiddenOf = { all: undefined, shown: 'false', hidden: 'true' } as const;

export function fetchReviews({ choice, cursor }: Page) {
  const query = { limit: pageSize, hidden: hiddenOf[choice], ...(cursor && { cursor }) };
  return callApi((api, signal) => api.GET('/api/admin/reviews/get', { params: { query }, signal }));
}

/** Without a reason, the review is shown again. */
export function putHidden(id: string, reason?: string) {
  return callApi((api) =>
    api.PUT('/api/admin/reviews/hide/{id}', { params: { path: { id } }, body: { reason } }),
  );
}
