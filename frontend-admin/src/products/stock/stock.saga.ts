import { put, takeLatest, type SagaGenerator } from '@haberdash/kit/effects';
import { fetchProduct } from '../products.api';
import { stockClosed, stockFailed, stockLoaded, stockOpened } from './stock.slice';

/** Closing cancels the request. */
export function* stockSaga(): SagaGenerator<void> {
  yield* takeLatest([stockOpened, stockClosed], loadStock);
}

function* loadStock(action: ReturnType<typeof stockOpened | typeof stockClosed>) {
  if (!stockOpened.match(action)) return;
  const result = yield* fetchProduct(action.payload._id);
  yield* put(result.ok ? stockLoaded(result.body.data) : stockFailed(result.refusal));
}
