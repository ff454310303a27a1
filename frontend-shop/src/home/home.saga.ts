import { all, put, takeLatest, type SagaGenerator } from '@haberdash/kit/effects';
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
  const result = yield* fetchBanners();
  yield* put(result.ok ? bannersLoaded(result.body.data) : bannersFailed(result.refusal));
}

function* loadShowcase() {
  const result = yield* fetchShowcase();
  if (!result.ok) return;
  const pictures = result.body.data.map(({ category, image }) => [category, image]);
  yield* put(showcaseLoaded(Object.fromEntries(pictures) as Showcase));
}
