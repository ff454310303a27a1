import { takeLatest, type SagaGenerator } from '@haberdash/kit/effects';
import { load } from '@haberdash/kit/load';
import { fetchProduct } from '../products.api';
import { stockClosed, stockFailed, stockLoaded, stockOpened } from './stock.slice';

/** Closing cancels the request. */
export function* stockSaga(): SagaGenerator<void> {
  yield* takeLatest([stockOpened, stockClosed], loadStock);
}

function* loadStock(action: ReturnType<typeof stockOpened | typeof stockClosed>) {
  if (!stockOpened.match(action)) return;
  yield* load(fetchProduct(action.payload._id), stockLoaded, stockFailed);
}
