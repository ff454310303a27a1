import {
  all,
  put,
  services,
  takeEvery,
  takeLatest,
  takeLeading,
  type SagaGenerator,
} from '@haberdash/kit/effects';
import { pictureRemoved } from '../pictures/picture-upload.slice';
import { deleteBanner, fetchBanners, postBanner, putBannerOrder } from './banners.api';
import {
  bannerAdded,
  bannerDeleteRequested,
  bannerRefused,
  bannersFailed,
  bannersLoaded,
  bannersReordered,
  bannersRequested,
  bannerSubmitted,
} from './banners.slice';

export function* bannersSaga(): SagaGenerator<void> {
  yield* all([
    takeLatest(bannersRequested, loadBanners),
    takeLeading(bannerSubmitted, addBanner),
    takeEvery(bannerDeleteRequested, removeBanner),
    takeLeading(bannersReordered, reorderBanners),
  ]);
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

function* removeBanner({ payload: id }: ReturnType<typeof bannerDeleteRequested>) {
  const { notifier } = yield* services();
  const answer = yield* deleteBanner(id);
  if (answer.ok) notifier.success(answer.body.message);
  else notifier.failure(answer.refusal.message);
  yield* put(bannersRequested());
}

function* reorderBanners({ payload: banners }: ReturnType<typeof bannersReordered>) {
  const { notifier } = yield* services();
  const answer = yield* putBannerOrder(banners.map(({ _id }) => _id));
  if (answer.ok) {
    yield* put(bannersLoaded(answer.body.data));
    return;
  }
  notifier.failure(answer.refusal.message);
  yield* put(bannersRequested());
}
