import {
  all,
  currentUserId,
  isSignedIn,
  put,
  services,
  takeLatest,
  takeLeading,
  type SagaGenerator,
} from '@haberdash/kit/effects';
import { load } from '@haberdash/kit/load';
import { detailsRequested } from '../product/details.slice';
import { ownFitFailed, ownFitLoaded, ownFitRequested } from './own-fit.slice';
import { allReviews, fetchOwnFit, fetchOwnReview, fetchReviews, postReview } from './reviews.api';
import {
  moreReviewsFailed,
  moreReviewsLoaded,
  moreReviewsRequested,
  ownReviewLoaded,
  reviewRefused,
  reviewsFailed,
  reviewsLoaded,
  reviewsNarrowed,
  reviewsRequested,
  reviewSubmitted,
  reviewWritten,
} from './reviews.slice';

export function* reviewsSaga(): SagaGenerator<void> {
  yield* all([
    takeLatest([reviewsRequested, reviewsNarrowed, moreReviewsRequested], loadReviews),
    takeLatest([reviewsRequested, reviewsLoaded], findOwn),
    takeLatest(ownFitRequested, loadOwnFit),
    takeLeading(reviewSubmitted, writeReview),
  ]);
}

/** One watcher for all, so that opening another product cancels a pending page. */
function* loadReviews(
  action: ReturnType<typeof reviewsRequested | typeof reviewsNarrowed | typeof moreReviewsRequested>,
) {
  if (moreReviewsRequested.match(action)) {
    const { productId, cursor, narrowing } = action.payload;
    const result = yield* fetchReviews(productId, narrowing, cursor);
    yield* put(result.ok ? moreReviewsLoaded(result.body) : moreReviewsFailed(result.refusal));
  } else {
    const [productId, narrowing] = reviewsNarrowed.match(action)
      ? [action.payload.productId, action.payload.narrowing]
      : [action.payload, allReviews];
    const result = yield* fetchReviews(productId, narrowing);
    yield* put(result.ok ? reviewsLoaded(result.body) : reviewsFailed(result.refusal));
  }
}

/** The shopper's review may be on a later page, and stays known when the list is narrowed. Opening another product cancels this. */
function* findOwn(action: ReturnType<typeof reviewsRequested | typeof reviewsLoaded>) {
  if (!reviewsLoaded.match(action) || !(yield* isSignedIn())) return;
  const { data, meta } = action.payload;
  const [first] = data;
  const userId = yield* currentUserId();
  const own = data.find((review) => review.userId === userId);
  if (own) yield* put(ownReviewLoaded(own));
  if (own || !first || !meta.nextCursor) return;
  const result = yield* fetchOwnReview(first.productId);
  if (result.ok) yield* put(ownReviewLoaded(result.body.data));
}

function* loadOwnFit({ payload: productId }: ReturnType<typeof ownFitRequested>) {
  yield* load(fetchOwnFit(productId), ownFitLoaded, ownFitFailed);
}

function* writeReview({ payload }: ReturnType<typeof reviewSubmitted>) {
  const { notifier } = yield* services();
  const result = yield* postReview({ ...payload, userId: yield* currentUserId() });
  if (!result.ok) {
    yield* put(reviewRefused(result.refusal));
    return;
  }
  notifier.success('Review added successfully!');
  yield* put(reviewWritten());
  yield* put(reviewsRequested(payload.productId));
  // The product is loaded again for its average.
  yield* put(detailsRequested(payload.productId));
}
