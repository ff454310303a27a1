import { call, put, race, take, takeEvery, type SagaGenerator } from '@haberdash/kit/effects';
import { postPicture } from './picture-upload.api';
import { pictureChosen, pictureFailed, pictureRemoved, pictureUploaded } from './picture-upload.slice';

export function* pictureUploadSaga(): SagaGenerator<void> {
  yield* takeEvery(pictureChosen, uploadPicture);
}

/** Another choice for the same place, or removing its picture, cancels the upload that is under way. */
function* uploadPicture({ payload: { place }, meta }: ReturnType<typeof pictureChosen>) {
  const { answer } = yield* race({ answer: call(postPicture, meta.arg), left: take(leaves(place)) });
  if (!answer) return;
  yield* put(
    answer.ok
      ? pictureUploaded({ place, url: answer.body.result.url })
      : pictureFailed({ place, message: answer.refusal.message }),
  );
}

const leaves = (place: string) => (action: unknown) =>
  (pictureChosen.match(action) && action.payload.place === place) ||
  (pictureRemoved.match(action) && action.payload === place);
