import { all, put, takeLatest, type SagaGenerator } from '@haberdash/kit/effects';
import { fetchProducts } from '../catalogue/catalogue.api';
import { defaultSort } from '../catalogue/listing-query';
import { fetchBanners, fetchShowcase, type Showcase } from './home.api';
import {
  bannersFailed,
  bannersLoaded,
  bannersRequested,
  featuredProductsFailed,
  featuredProductsLoaded,
  featuredProductsRequested,
  showcaseLoaded,
  showcaseRequested,
} from './home.slice';

/** Two full rows of a wide screen. */
const FEATURED = 8;

export function* homeSaga(): SagaGenerator<void> {
  yield* all([
    takeLatest(bannersRequested, loadBanners),
    takeLatest(featuredProductsRequested, loadFeaturedProducts),
    takeLatest(showcaseRequested, loadShowcase),
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

function* loadShowcase() {
  const answer = yield* fetchShowcase();
  if (!answer.ok) return;
  const pictures = answer.body.data.map(({ category, image }) => [category, image]);
  yield* put(showcaseLoaded(Object.fromEntries(pictures) as Showcase));
}
