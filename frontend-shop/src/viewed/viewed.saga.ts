import { call, takeEvery, takeLatest, type SagaGenerator } from '@haberdash/kit/effects';
import { keepViewed, rememberViewed, viewedProducts } from './viewed-products';
import { productViewed, viewedCleared, viewedRequested } from './viewed.slice';

export function* viewedSaga(): SagaGenerator<void> {
  yield* takeEvery(productViewed, remember);
  yield* takeLatest(viewedRequested, findViewed);
  yield* takeEvery(viewedCleared, forget);
}

function remember({ payload: id }: ReturnType<typeof productViewed>) {
  rememberViewed(id);
}

/** Their request is loaded only where there are some. Nothing is shown after a failure. */
function* findViewed() {
  const ids = viewedProducts();
  if (ids.length === 0) return;
  const loaded = yield* call(() => import('./load-viewed').catch(() => null));
  if (loaded) yield* call(loaded.loadViewed, ids);
}

function forget() {
  keepViewed([]);
}
