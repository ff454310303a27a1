import { put, takeLatest, type SagaGenerator } from '@haberdash/kit/effects';
import { fetchProducts } from '../../viewed/viewed.api';
import { wishedProductsFailed, wishedProductsLoaded, wishedProductsRequested } from './wished-products.slice';

export function* wishedProductsSaga(): SagaGenerator<void> {
  yield* takeLatest(wishedProductsRequested, loadProducts);
}

function* loadProducts({ payload: ids }: ReturnType<typeof wishedProductsRequested>) {
  const result = yield* fetchProducts(ids);
  if (!result.ok) {
    yield* put(wishedProductsFailed(result.refusal));
    return;
  }
  const products = new Map(result.body.data.map((product) => [product._id, product]));
  yield* put(wishedProductsLoaded(Object.fromEntries(ids.map((id) => [id, products.get(id) ?? null]))));
}
