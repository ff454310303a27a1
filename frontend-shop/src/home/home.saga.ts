import { all, put, takeLatest, type SagaGenerator } from '@haberdash/kit/effects';
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
  const answer = yield* fetchBanners();
  yield* put(answer.ok ? bannersLoaded(answer.body.data) : bannersFailed(answer.refusal));
}

function* loadFeaturedProducts() {
  const answer = yield* fetchProducts({ filters: {}, sortBy: defaultSort, limit: FEATURED });
  yield* put(answer.ok ? featuredProductsLoaded(answer.body.data) : featuredProductsFailed(answer.refusal));
}
