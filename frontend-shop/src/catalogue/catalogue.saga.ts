import { callApi, put, select, takeLatest, type SagaGenerator } from '@haberdash/kit/effects';
import { fetchProducts } from './catalogue.api';
import {
  moreProductsFailed,
  moreProductsLoaded,
  moreProductsRequested,
  productsFailed,
  productsLoaded,
  productsRequested,
  selectCatalogue,
} from './catalogue.slice';

const PAGE_SIZE = 24;

export function* catalogueSaga(): SagaGenerator<void> {
  // One watcher for both: whoever changes the filters waits for no further page of the old ones.
  yield* takeLatest([productsRequested, moreProductsRequested], loadPage);
}

function* loadPage({ type }: ReturnType<typeof productsRequested | typeof moreProductsRequested>) {
  yield* type === moreProductsRequested.type ? loadMoreProducts() : loadProducts();
}

function* loadProducts() {
  const { query } = yield* select(selectCatalogue);
  const answer = yield* callApi(fetchProducts({ ...query, limit: PAGE_SIZE }));
  if (answer.ok) yield* put(productsLoaded(answer.body));
  else yield* put(productsFailed(answer.refusal));
}

function* loadMoreProducts() {
  const { query, nextCursor } = yield* select(selectCatalogue);
  const answer = yield* callApi(
    fetchProducts({ ...query, limit: PAGE_SIZE, cursor: nextCursor ?? undefined }),
  );
  if (answer.ok) yield* put(moreProductsLoaded(answer.body));
  else yield* put(moreProductsFailed(answer.refusal));
}
