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
  const answer = yield* fetchBanners();
  yield* put(answer.ok ? bannersLoaded(answer.body.data) : bannersFailed(answer.refusal));
}

function* loadShowcase() {
  const answer = yield* fetchShowcase();
  if (!answer.ok) return;
  const pictures = answer.body.data.map(({ category, image }) => [category, image]);
  yield* put(showcaseLoaded(Object.fromEntries(pictures) as Showcase));
}
