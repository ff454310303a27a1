import { put, takeEvery, takeLatest, type SagaGenerator } from '@haberdash/kit/effects';
import { fetchProducts } from './viewed.api';
import { keepViewed, rememberViewed, viewedProducts } from './viewed-products';
import { productViewed, viewedCleared, viewedLoaded, viewedRequested } from './viewed.slice';

export function* viewedSaga(): SagaGenerator<void> {
  yield* takeEvery(productViewed, remember);
  yield* takeLatest(viewedRequested, loadViewed);
  yield* takeEvery(viewedCleared, forget);
}

function remember({ payload: id }: ReturnType<typeof productViewed>) {
  rememberViewed(id);
}

/** Products that are not sold any more are forgotten. */
function* loadViewed() {
  const ids = viewedProducts();
  if (ids.length === 0) return;
  const result = yield* fetchProducts(ids);
  if (!result.ok) return;
  const products = result.body.data;
  const sold = new Set(products.map(({ _id }) => _id));
  keepViewed(viewedProducts().filter((id) => sold.has(id) || !ids.includes(id)));
  yield* put(viewedLoaded(products));
}

function forget() {
  keepViewed([]);
}
