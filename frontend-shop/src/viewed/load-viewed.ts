import { put, type SagaGenerator } from '@haberdash/kit/effects';
import { fetchProducts } from './viewed.api';
import { keepViewed, viewedProducts } from './viewed-products';
import { viewedLoaded } from './viewed.slice';

/** Products that are not sold any more are forgotten. */
export function* loadViewed(ids: string[]): SagaGenerator<void> {
  const result = yield* fetchProducts(ids);
  if (!result.ok) return;
  const products = result.body.data;
  const sold = new Set(products.map(({ _id }) => _id));
  keepViewed(viewedProducts().filter((id) => sold.has(id) || !ids.includes(id)));
  yield* put(viewedLoaded(products));
}
