import { put, takeLatest, type SagaGenerator } from '@haberdash/kit/effects';
import { fetchProduct } from './products.api';
import { stockClosed, stockFailed, stockLoaded, stockOpened } from './stock.slice';

/** Closing cancels the loading. */
export function* stockSaga(): SagaGenerator<void> {
  yield* takeLatest([stockOpened, stockClosed], loadStock);
}

function* loadStock(action: ReturnType<typeof stockOpened | typeof stockClosed>) {
  if (!stockOpened.match(action)) return;
  const answer = yield* fetchProduct(action.payload._id);
  yield* put(answer.ok ? stockLoaded(answer.body.data) : stockFailed(answer.refusal));
}
