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
    // Another choice calls off the page that is under way.
    takeLatest([reviewsRequested, moreRequested], loadReviews),
    takeLeading(hidingSubmitted, hideReview),
    takeEvery(showingSubmitted, showReview),
  ]);
}

function* loadReviews(action: ReturnType<typeof reviewsRequested | typeof moreRequested>) {
  const isMore = moreRequested.match(action);
  const choice = yield* select(selectChoice);
  const cursor = isMore ? yield* select(selectNextCursor) : null;
  const answer = yield* fetchReviews({ choice, cursor });
  if (answer.ok) {
    const page = { reviews: answer.body.data, nextCursor: answer.body.meta.nextCursor };
    yield* put(isMore ? moreLoaded(page) : reviewsLoaded(page));
  } else {
    yield* put(isMore ? moreFailed(answer.refusal) : reviewsFailed(answer.refusal));
  }
}

function* hideReview({ payload: { id, reason } }: ReturnType<typeof hidingSubmitted>) {
  const { notifier } = yield* services();
  const answer = yield* putHidden(id, reason);
  if (answer.ok) {
    notifier.success(answer.body.message);
    yield* put(reviewHidden({ id, reason }));
  } else {
    yield* put(hidingRefused(answer.refusal));
  }
}

function* showReview({ payload: id }: ReturnType<typeof showingSubmitted>) {
  const { notifier } = yield* services();
  const answer = yield* putHidden(id);
  if (answer.ok) {
    notifier.success(answer.body.message);
    yield* put(reviewShown(id));
  } else {
    notifier.failure(answer.refusal.message);
    yield* put(showingRefused(id));
  }
}
