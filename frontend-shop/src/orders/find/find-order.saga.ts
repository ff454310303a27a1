import { put, takeLatest, type SagaGenerator } from '@haberdash/kit/effects';
import { postFindOrder } from './find-order.api';
import { orderSought, searchFailed, searchOpened, searchSent } from './find-order.slice';

/** A page that was left or opened afresh no longer waits for an answer. */
export function* findOrderSaga(): SagaGenerator<void> {
  yield* takeLatest([orderSought, searchOpened], seek);
}

function* seek(action: ReturnType<typeof orderSought | typeof searchOpened>) {
  if (!orderSought.match(action)) return;
  const result = yield* postFindOrder(action.payload);
  yield* put(result.ok ? searchSent(action.payload) : searchFailed(result.refusal));
}
