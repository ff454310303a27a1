import type { Answer } from '@haberdash/kit/api/client';
import { all, put, select, takeLatest, type SagaGenerator } from '@haberdash/kit/effects';
import type { Action } from 'redux';
import { fetchProducts, type ProductPage } from './listing.api';
import {
  keyOf,
  moreProductsFailed,
  moreProductsLoaded,
  moreProductsRequested,
  places,
  productsFailed,
  listingLeft,
  productsLoaded,
  productsRequested,
  selectListing,
  type Place,
} from './listing.slice';
import type { ListingQuery } from './query/listing-query';

/** Multiples of the number of columns: up to four (usual) and five (wide). */
const pageSizes: Record<Place, { usual: number; wide: number }> = {
  listing: { usual: 24, wide: 25 },
  search: { usual: 24, wide: 25 },
  collection: { usual: 24, wide: 25 },
  featured: { usual: 8, wide: 10 },
};

/** Where the grid has five columns. */
const wideScreen = '(min-width: 120rem)';

/** The server returns no more per call. */
const maxPerCall = 100;

export function* listingSaga(): SagaGenerator<void> {
  // One watcher per place for all three actions, so that a change of filters cancels the next page of the old
  // ones.
  yield* all(places.map((place) => takeLatest(concerns(place), load)));
}

type PlaceAction = ReturnType<typeof productsRequested | typeof moreProductsRequested | typeof listingLeft>;

const concerns =
  (place: Place) =>
  (action: Action): action is PlaceAction =>
    [productsRequested, moreProductsRequested, listingLeft].some(
      (creator) => creator.match(action) && action.payload.place === place,
    );

function* load(action: PlaceAction) {
  const { place } = action.payload;
  if (productsRequested.match(action)) yield* loadProducts(place, action.payload.atLeast);
  else if (moreProductsRequested.match(action)) yield* loadMoreProducts(place);
}

function pageSizeOf(place: Place): number {
  return pageSizes[place][window.matchMedia(wideScreen).matches ? 'wide' : 'usual'];
}

function* loadProducts(place: Place, atLeast = 0) {
  const { query, results } = yield* select(selectListing, place);
  const known = results[keyOf(query)]?.products.length ?? 0;
  const result = yield* fetchInBatches(query, Math.max(pageSizeOf(place), atLeast, known));
  yield* put(
    result.ok ? productsLoaded({ place, page: result.body }) : productsFailed({ place, ...result.refusal }),
  );
}

function* loadMoreProducts(place: Place) {
  const { query, results } = yield* select(selectListing, place);
  const cursor = results[keyOf(query)]?.nextCursor ?? undefined;
  const result = yield* fetchProducts({ ...query, limit: pageSizeOf(place), cursor });
  yield* put(
    result.ok
      ? moreProductsLoaded({ place, page: result.body })
      : moreProductsFailed({ place, ...result.refusal }),
  );
}

function* fetchInBatches(
  query: ListingQuery,
  wanted: number,
  cursor?: string,
): SagaGenerator<Answer<ProductPage>> {
  const limit = Math.min(wanted, maxPerCall);
  const result = yield* fetchProducts({ ...query, limit, cursor });
  if (!result.ok) return result;
  const { data, meta } = result.body;
  if (limit === wanted || !meta.nextCursor) return result;
  const rest = yield* fetchInBatches(query, wanted - limit, meta.nextCursor);
  return rest.ok ? { ok: true, body: { ...rest.body, data: [...data, ...rest.body.data] } } : rest;
}
