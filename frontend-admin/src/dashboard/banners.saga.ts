import { all, put, services, takeLatest, takeLeading, type SagaGenerator } from '@haberdash/kit/effects';
import { pictureRemoved } from '../pictures/picture-upload.slice';
import { fetchBanners, postBanner } from './banners.api';
import {
  bannerAdded,
  bannerRefused,
  bannersFailed,
  bannersLoaded,
  bannersRequested,
  bannerSubmitted,
} from './banners.slice';

export function* bannersSaga(): SagaGenerator<void> {
  yield* all([takeLatest(bannersRequested, loadBanners), takeLeading(bannerSubmitted, addBanner)]);
}

function* loadBanners() {
  const answer = yield* fetchBanners();
  yield* put(answer.ok ? bannersLoaded(answer.body.data) : bannersFailed(answer.refusal));
}

function* addBanner({ payload }: ReturnType<typeof bannerSubmitted>) {
  const { notifier } = yield* services();
  const answer = yield* postBanner(payload);
  if (answer.ok) {
    notifier.success('Feature image added successfully');
    yield* put(bannerAdded());
    yield* put(pictureRemoved('banner'));
    yield* put(bannersRequested());
  } else {
    notifier.failure(answer.refusal.message);
    yield* put(bannerRefused(answer.refusal));
  }
}
