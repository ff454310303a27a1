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
import { fetchReconciliation, postCheck } from './reconciliation.api';
import {
  reconciliationFailed,
  reconciliationLoaded,
  reconciliationRequested,
  checkRefused,
  checkStarted,
  checkSubmitted,
  pageLeft,
} from './reconciliation.slice';

/** While a check runs. */
const askedEveryMs = 1_500;

export function* reconciliationSaga(): SagaGenerator<void> {
  yield* all([
    takeLatest(reconciliationRequested, showReconciliation),
    takeLeading(checkSubmitted, startCheck),
  ]);
}

/** Also its progress, until it is finished or the page is left. */
function* showReconciliation() {
  for (;;) {
    const result = yield* fetchReconciliation();
    yield* put(result.ok ? reconciliationLoaded(result.body.data) : reconciliationFailed(result.refusal));
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
    yield* put(reconciliationRequested());
  } else {
    notifier.failure(result.refusal.message);
    yield* put(checkRefused(result.refusal));
  }
}
