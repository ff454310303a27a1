import { all, callApi, put, takeLatest, type SagaGenerator } from '@haberdash/kit/effects';
import { fetchProducts } from '../catalogue/catalogue.api';
import { defaultSort } from '../catalogue/listing-query';
import { fetchBanners } from './home.api';
import {
  bannersFailed,
  bannersLoaded,
  bannersRequested,
  featuredProductsFailed,
  featuredProductsLoaded,
  featuredProductsRequested,
} from './home.slice';

/** Two full rows of a wide screen. */
const FEATURED = 8;

export function* homeSaga(): SagaGenerator<void> {
  yield* all([
    takeLatest(bannersRequested, loadBanners),
    takeLatest(featuredProductsRequested, loadFeaturedProducts),
  ]);
}

function* loadBanners() {
  const answer = yield* callApi(fetchBanners);
  if (answer.ok) yield* put(bannersLoaded(answer.body.data));
  else yield* put(bannersFailed());
}

function* loadFeaturedProducts() {
  const answer = yield* callApi(fetchProducts({ filters: {}, sortBy: defaultSort, limit: FEATURED }));
  if (answer.ok) yield* put(featuredProductsLoaded(answer.body.data));
  else yield* put(featuredProductsFailed(answer.refusal));
}
