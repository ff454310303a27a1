import {
  all,
  currentUserId,
  put,
  services,
  takeLatest,
  takeLeading,
  type SagaGenerator,
} from '@haberdash/kit/effects';
import { detailsRequested } from '../product/details.slice';
import { fetchReviews, postReview } from './reviews.api';
import {
  moreReviewsFailed,
  moreReviewsLoaded,
  moreReviewsRequested,
  reviewRefused,
  reviewsFailed,
  reviewsLoaded,
  reviewsRequested,
  reviewSubmitted,
  reviewWritten,
} from './reviews.slice';

export function* reviewsSaga(): SagaGenerator<void> {
  yield* all([
    takeLatest([reviewsRequested, moreReviewsRequested], loadReviews),
    takeLeading(reviewSubmitted, writeReview),
  ]);
}

/** One watcher for both: a page that comes after another product was opened is not wanted any more. */
function* loadReviews(action: ReturnType<typeof reviewsRequested | typeof moreReviewsRequested>) {
  if (moreReviewsRequested.match(action)) {
    const { productId, cursor } = action.payload;
    const answer = yield* fetchReviews(productId, cursor);
    yield* put(answer.ok ? moreReviewsLoaded(answer.body) : moreReviewsFailed(answer.refusal));
  } else {
    const answer = yield* fetchReviews(action.payload);
    yield* put(answer.ok ? reviewsLoaded(answer.body) : reviewsFailed(answer.refusal));
  }
}

function* writeReview({ payload }: ReturnType<typeof reviewSubmitted>) {
  const { notifier } = yield* services();
  const answer = yield* postReview({ ...payload, userId: yield* currentUserId() });
  if (!answer.ok) {
    yield* put(reviewRefused(answer.refusal));
    return;
  }
  notifier.success('Review added successfully!');
  yield* put(reviewWritten());
  yield* put(reviewsRequested(payload.productId));
  // For the new average.
  yield* put(detailsRequested(payload.productId));
}
