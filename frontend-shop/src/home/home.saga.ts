import { all, put, takeLatest, type SagaGenerator } from '@haberdash/kit/effects';
import { load } from '@haberdash/kit/load';
import { fetchBanners, fetchShowcase, type Showcase } from './home.api';
import {
  bannersFailed,
  bannersLoaded,
  bannersRequested,
  showcaseLoaded,
  showcaseRequested,
} from './home.slice';

export function* homeSaga(): SagaGenerator<void> {
  yield* all([takeLatest(bannersRequested, loadBanners), takeLatest(showcaseRequested, loadShowcase)]);
}

function* loadBanners() {
  yield* load(fetchBanners(), bannersLoaded, bannersFailed);
}

function* loadShowcase() {
  const result = yield* fetchShowcase();
  if (!result.ok) return;
  const pictures = result.body.data.map(({ category, image }) => [category, image]);
  yield* put(showcaseLoaded(Object.fromEntries(pictures) as Showcase));
}
