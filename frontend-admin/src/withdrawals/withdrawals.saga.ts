import { all, call, put, services, takeEvery, takeLeading, type SagaGenerator } from '@haberdash/kit/effects';
import { putDone, putOrder } from './withdrawals.api';
import { withdrawalsList } from './withdrawals-list';
import {
  assigningClosed,
  assigningRefused,
  assigningSubmitted,
  doneEnded,
  doneSubmitted,
} from './withdrawals.slice';

export function* withdrawalsSaga(): SagaGenerator<void> {
  yield* all([
    call(withdrawalsList.saga),
    takeLeading(assigningSubmitted, assign),
    takeEvery(doneSubmitted, settle),
  ]);
}

function* assign({ payload: { id, orderNumber } }: ReturnType<typeof assigningSubmitted>) {
  const { notifier } = yield* services();
  const result = yield* putOrder(id, orderNumber);
  if (!result.ok) return yield* put(assigningRefused(result.refusal));
  notifier.success(result.body.message);
  yield* put(assigningClosed());
  return yield* withdrawalsList.reload();
}

function* settle({ payload: { id, done } }: ReturnType<typeof doneSubmitted>) {
  const { notifier } = yield* services();
  const result = yield* putDone(id, done);
  if (result.ok) notifier.success(result.body.message);
  else notifier.failure(result.refusal.message);
  yield* put(doneEnded(id));
  yield* withdrawalsList.reload();
}
