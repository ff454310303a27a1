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
import { pictureRemoved } from '../pictures/picture-upload.slice';
import { deleteBanner, fetchBanners, postBanner, putBanner, putBannerOrder } from './banners.api';
import {
  bannerAdded,
  bannerDeleteRequested,
  bannerRefused,
  bannersFailed,
  bannersLoaded,
  bannersReordered,
  bannersRequested,
  bannerSubmitted,
  presentationRefused,
  presentationSaved,
  presentationSubmitted,
  selectBanners,
} from './banners.slice';

export function* bannersSaga(): SagaGenerator<void> {
  yield* all([
    takeLatest(bannersRequested, loadBanners),
    takeLeading(bannerSubmitted, addBanner),
    takeEvery(bannerDeleteRequested, removeBanner),
    takeLeading(bannersReordered, saveOrder),
    takeLeading(presentationSubmitted, savePresentation),
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

/** Repeats while banners were moved during the request; a refused move is reverted to the server's order. */
function* saveOrder() {
  const { notifier } = yield* services();
  let sent: string[] = [];
  for (;;) {
    const { value } = yield* select(selectBanners);
    const ids = (value ?? []).map(({ _id }) => _id);
    if (ids.join() === sent.join()) return;
    sent = ids;
    const answer = yield* putBannerOrder(ids);
    if (answer.ok) continue;
    notifier.failure(answer.refusal.message);
    yield* loadBanners();
    return;
  }
}

function* savePresentation({ payload: { id, presentation } }: ReturnType<typeof presentationSubmitted>) {
  const { notifier } = yield* services();
  const answer = yield* putBanner(id, presentation);
  if (answer.ok) {
    notifier.success('Feature image updated successfully');
    yield* put(presentationSaved(answer.body.data));
  } else {
    yield* put(presentationRefused(answer.refusal));
  }
}
