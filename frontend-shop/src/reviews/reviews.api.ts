import type { Schema } from '@haberdash/kit/api/client';
import { callApi } from '@haberdash/kit/effects';

export type Review = Schema<'ReviewView'>;
export type ReviewPage = Schema<'ReviewPageAnswer'>;
export type FitShares = Omit<NonNullable<ReviewPage['meta']['fit']>, 'sizes'>;
export type OwnFit = Schema<'OwnFitAnswer'>['data'];
export type FitWord = NonNullable<Schema<'WriteReviewBody'>['fit']>;
export type Fit = FitWord['fit'];

const pageSize = 10;

export type ReviewOrder = 'newest' | 'highest' | 'lowest';

export interface Narrowing {
  order: ReviewOrder;
  /** Only reviews with so many stars; null for all. */
  stars: number | null;
}

export const allReviews: Narrowing = { order: 'newest', stars: null };

/** The usual order is not named: the server sends that page with the product's. */
export function fetchReviews(productId: string, { order, stars }: Narrowing, cursor?: string) {
  const sortBy = order === allReviews.order ? undefined : order;

  return callApi((api, signal) =>
    api.GET('/api/shop/review/{productId}', {
      params: { path: { productId }, query: { limit: pageSize, cursor, sortBy, stars: stars ?? undefined } },
      signal,
    }),
  );
}

export function fetchOwnReview(productId: string) {
  return callApi((api, signal) =>
    api.GET('/api/shop/review/own/{productId}', { params: { path: { productId } }, signal }),
  );
}

export function fetchOwnFit(productId: string) {
  return callApi((api, signal) =>
    api.GET('/api/shop/review/fit/{productId}', { params: { path: { productId } }, signal }),
  );
}

export function postReview(review: Schema<'WriteReviewBody'>) {
  return callApi((api) => api.POST('/api/shop/review/add', { body: review }));
}
