import { call, put, race, take, takeEvery, type SagaGenerator } from '@haberdash/kit/effects';
import { postPicture } from './picture-upload.api';
import { pictureChosen, pictureFailed, pictureRemoved, pictureUploaded } from './picture-upload.slice';

export function* pictureUploadSaga(): SagaGenerator<void> {
  yield* takeEvery(pictureChosen, uploadPicture);
}

/** Selecting another file for the same place, or removing its picture, cancels the upload. */
function* uploadPicture({ payload: { place }, meta }: ReturnType<typeof pictureChosen>) {
  const { result } = yield* race({ result: call(postPicture, meta.arg), left: take(leaves(place)) });
  if (!result) return;
  yield* put(
    result.ok
      ? pictureUploaded({ place, url: result.body.result.url })
      : pictureFailed({ place, message: result.refusal.message }),
  );
}

const leaves = (place: string) => (action: unknown) =>
  (pictureChosen.match(action) && action.payload.place === place) ||
  (pictureRemoved.match(action) && action.payload === place);
