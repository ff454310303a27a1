import { put, select, takeLatest, type SagaGenerator } from '@haberdash/kit/effects';
import { fetchProducts } from './catalogue.api';
import {
  moreProductsFailed,
  moreProductsLoaded,
  moreProductsRequested,
  productsFailed,
  productsLoaded,
  productsRequested,
  selectListing,
  selectQuery,
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
  const query = yield* select(selectQuery);
  const answer = yield* fetchProducts({ ...query, limit: PAGE_SIZE });
  yield* put(answer.ok ? productsLoaded(answer.body) : productsFailed(answer.refusal));
}

function* loadMoreProducts() {
  const query = yield* select(selectQuery);
  const { value: listing } = yield* select(selectListing);
  const cursor = listing?.nextCursor ?? undefined;
  const answer = yield* fetchProducts({ ...query, limit: PAGE_SIZE, cursor });
  yield* put(answer.ok ? moreProductsLoaded(answer.body) : moreProductsFailed(answer.refusal));
}
