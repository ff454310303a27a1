import {
  all,
  put,
  select,
  services,
  takeEvery,
  takeLatest,
  takeLeading,
  type SagaGenerator,
} from '@haberdash/kit/effects';
import { fetchReviews, putHidden } from './reviews.api';
import {
  hidingRefused,
  hidingSubmitted,
  moreFailed,
  moreLoaded,
  moreRequested,
  reviewHidden,
  reviewsFailed,
  reviewShown,
  reviewsLoaded,
  reviewsRequested,
  selectChoice,
  selectNextCursor,
  showingRefused,
  showingSubmitted,
} from './reviews.slice';

export function* reviewsSaga(): SagaGenerator<void> {
  yield* all([
    // A change of the filter cancels a pending page.
    takeLatest([reviewsRequested, moreRequested], loadReviews),
    takeLeading(hidingSubmitted, hideReview),
    takeEvery(showingSubmitted, showReview),
  ]);
}

function* loadReviews(action: ReturnType<typeof reviewsRequested | typeof moreRequested>) {
  const isMore = moreRequested.match(action);
  const choice = yield* select(selectChoice);
  const cursor = isMore ? yield* select(selectNextCursor) : null;
  const result = yield* fetchReviews({ choice, cursor });
  if (result.ok) {
    const page = { reviews: result.body.data, nextCursor: result.body.meta.nextCursor };
    yield* put(isMore ? moreLoaded(page) : reviewsLoaded(page));
  } else {
    yield* put(isMore ? moreFailed(result.refusal) : reviewsFailed(result.refusal));
  }
}

function* hideReview({ payload: { id, reason } }: ReturnType<typeof hidingSubmitted>) {
  const { notifier } = yield* services();
  const result = yield* putHidden(id, reason);
  if (result.ok) {
    notifier.success(result.body.message);
    yield* put(reviewHidden({ id, reason }));
  } else {
    yield* put(hidingRefused(result.refusal));
  }
}

function* showReview({ payload: id }: ReturnType<typeof showingSubmitted>) {
  const { notifier } = yield* services();
  const result = yield* putHidden(id);
  if (result.ok) {
    notifier.success(result.body.message);
    yield* put(reviewShown(id));
  } else {
    notifier.failure(result.refusal.message);
    yield* put(showingRefused(id));
  }
}
