import {
  all,
  delay,
  put,
  race,
  services,
  take,
  takeLatest,
  takeLeading,
  type SagaGenerator,
} from '@haberdash/kit/effects';
import { fetchBooks, postCheck } from './reconciliation.api';
import {
  booksFailed,
  booksLoaded,
  booksRequested,
  checkRefused,
  checkStarted,
  checkSubmitted,
  pageLeft,
} from './reconciliation.slice';

/** While a check runs. */
const askedEveryMs = 1_500;

export function* booksSaga(): SagaGenerator<void> {
  yield* all([takeLatest(booksRequested, showBooks), takeLeading(checkSubmitted, startCheck)]);
}

/** Also its progress, until it is finished or the page is left. */
function* showBooks() {
  for (;;) {
    const result = yield* fetchBooks();
    yield* put(result.ok ? booksLoaded(result.body.data) : booksFailed(result.refusal));
    if (!result.ok || !result.body.data.running) return;
    const { left } = yield* race({ due: delay(askedEveryMs), left: take(pageLeft) });
    if (left) return;
  }
}

function* startCheck() {
  const { notifier } = yield* services();
  const result = yield* postCheck();
  if (result.ok) {
    notifier.success(result.body.message);
    yield* put(checkStarted());
    yield* put(booksRequested());
  } else {
    notifier.failure(result.refusal.message);
    yield* put(checkRefused(result.refusal));
  }
}
