import {
  all,
  put,
  select,
  services,
  takeEvery,
  takeLatest,
  takeLeading,
  type SagaGenerator,
} from '@haberdash/kit/effects';
import { load } from '@haberdash/kit/load';
import { pictureRemoved } from '../../pictures/picture-upload.slice';
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
  selectBanners,
} from './banners.slice';

export function* bannersSaga(): SagaGenerator<void> {
  yield* all([
    takeLatest(bannersRequested, loadBanners),
    takeLeading(bannerSubmitted, addBanner),
    takeEvery(bannerDeleteRequested, removeBanner),
    takeLeading(bannersReordered, saveOrder),
  ]);
}

function* loadBanners() {
  yield* load(fetchBanners(), bannersLoaded, bannersFailed);
}

function* addBanner({ payload }: ReturnType<typeof bannerSubmitted>) {
  const { notifier } = yield* services();
  const result = yield* postBanner(payload);
  if (result.ok) {
    notifier.success('Feature image added successfully');
    yield* put(bannerAdded());
    yield* put(pictureRemoved('banner'));
    yield* put(bannersRequested());
  } else {
    notifier.failure(result.refusal.message);
    yield* put(bannerRefused(result.refusal));
  }
}

function* removeBanner({ payload: id }: ReturnType<typeof bannerDeleteRequested>) {
  const { notifier } = yield* services();
  const result = yield* deleteBanner(id);
  if (result.ok) notifier.success(result.body.message);
  else notifier.failure(result.refusal.message);
  yield* put(bannersRequested());
}

/** Saves again if banners were moved during the request. A refused move is reverted to the server's order. */
function* saveOrder() {
  const { notifier } = yield* services();
  let sent: string[] = [];
  for (;;) {
    const { value } = yield* select(selectBanners);
    const ids = (value ?? []).map(({ _id }) => _id);
    if (ids.join() === sent.join()) return;
    sent = ids;
    const result = yield* putBannerOrder(ids);
    if (result.ok) continue;
    notifier.failure(result.refusal.message);
    yield* loadBanners();
    return;
  }
}
