import {
  call,
  eventChannel,
  fork,
  put,
  race,
  take,
  takeEvery,
  type EventChannel,
  type SagaGenerator,
} from '@haberdash/kit/effects';
import { postPicture } from './picture-upload.api';
import {
  pictureChosen,
  pictureFailed,
  pictureProgressed,
  pictureRemoved,
  pictureUploaded,
  uploadsLeft,
} from './picture-upload.slice';

export function* pictureUploadSaga(): SagaGenerator<void> {
  yield* takeEvery(pictureChosen, uploadPicture);
}

/** Selecting another file for the same place, removing its picture, or leaving the page cancels the upload. */
function* uploadPicture({ payload: { place }, meta }: ReturnType<typeof pictureChosen>) {
  let report = (_percent: number) => {};
  const progress = eventChannel<number>((emit) => {
    report = emit;
    return () => {};
  });
  yield* fork(showProgress, place, progress);
  const { result } = yield* race({
    result: call(postPicture, meta.arg, (share: number) => report(Math.round(share * 100))),
    left: take(leaves(place)),
  });
  progress.close();
  if (!result) return;
  yield* put(
    result.ok
      ? pictureUploaded({ place, url: result.body.result.url })
      : pictureFailed({ place, message: result.refusal.message }),
  );
}

/** Until the channel is closed. */
function* showProgress(place: string, progress: EventChannel<number>) {
  for (;;) yield* put(pictureProgressed({ place, percent: yield* take(progress) }));
}

const leaves = (place: string) => (action: unknown) =>
  (pictureChosen.match(action) && action.payload.place === place) ||
  (pictureRemoved.match(action) && action.payload === place) ||
  (uploadsLeft.match(action) && action.payload.includes(place));
