import type { Answer } from '@haberdash/kit/api/client';
import { all, put, select, takeLatest, type SagaGenerator } from '@haberdash/kit/effects';
import type { Action } from 'redux';
import { fetchProducts, type ProductPage } from './catalogue.api';
import {
  keyOf,
  moreProductsFailed,
  moreProductsLoaded,
  moreProductsRequested,
  places,
  productsFailed,
  productsLeft,
  productsLoaded,
  productsRequested,
  selectShelf,
  type Place,
} from './catalogue.slice';
import type { ListingQuery } from './listing-query';

/** Full rows: in up to four columns, and in five. */
const pageSizes: Record<Place, { usual: number; wide: number }> = {
  listing: { usual: 24, wide: 25 },
  search: { usual: 24, wide: 25 },
  featured: { usual: 8, wide: 10 },
};

/** Where the grid has five columns. */
const WIDE = '(min-width: 120rem)';

/** The server answers no more in one call. */
const MOST_AT_ONCE = 100;

export function* catalogueSaga(): SagaGenerator<void> {
  // One watcher a place for all three: changing the filters cancels the next page of the old ones.
  yield* all(places.map((place) => takeLatest(concerns(place), load)));
}

type PlaceAction = ReturnType<typeof productsRequested | typeof moreProductsRequested | typeof productsLeft>;

const concerns =
  (place: Place) =>
  (action: Action): action is PlaceAction =>
    [productsRequested, moreProductsRequested, productsLeft].some(
      (creator) => creator.match(action) && action.payload.place === place,
    );

function* load(action: PlaceAction) {
  const { place } = action.payload;
  if (productsRequested.match(action)) yield* loadProducts(place, action.payload.atLeast);
  else if (moreProductsRequested.match(action)) yield* loadMoreProducts(place);
}

function pageSizeOf(place: Place): number {
  return pageSizes[place][window.matchMedia(WIDE).matches ? 'wide' : 'usual'];
}

function* loadProducts(place: Place, atLeast = 0) {
  const { query, found } = yield* select(selectShelf, place);
  const known = found[keyOf(query)]?.products.length ?? 0;
  const result = yield* fetchAsMany(query, Math.max(pageSizeOf(place), atLeast, known));
  yield* put(
    result.ok ? productsLoaded({ place, page: result.body }) : productsFailed({ place, ...result.refusal }),
  );
}

function* loadMoreProducts(place: Place) {
  const { query, found } = yield* select(selectShelf, place);
  const cursor = found[keyOf(query)]?.nextCursor ?? undefined;
  const result = yield* fetchProducts({ ...query, limit: pageSizeOf(place), cursor });
  yield* put(
    result.ok
      ? moreProductsLoaded({ place, page: result.body })
      : moreProductsFailed({ place, ...result.refusal }),
  );
}

function* fetchAsMany(
  query: ListingQuery,
  wanted: number,
  cursor?: string,
): SagaGenerator<Answer<ProductPage>> {
  const limit = Math.min(wanted, MOST_AT_ONCE);
  const result = yield* fetchProducts({ ...query, limit, cursor });
  if (!result.ok) return result;
  const { data, meta } = result.body;
  if (limit === wanted || !meta.nextCursor) return result;
  const rest = yield* fetchAsMany(query, wanted - limit, meta.nextCursor);
  return rest.ok ? { ok: true, body: { ...rest.body, data: [...data, ...rest.body.data] } } : rest;
}
