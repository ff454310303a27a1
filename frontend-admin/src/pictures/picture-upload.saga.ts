import { put, takeLatest, type SagaGenerator } from '@haberdash/kit/effects';
import { postPicture } from './picture-upload.api';
import { pictureChosen, pictureFailed, pictureRemoved, pictureUploaded } from './picture-upload.slice';

/** Another choice, or removing the picture, cancels the upload that is under way. */
export function* pictureUploadSaga(): SagaGenerator<void> {
  yield* takeLatest([pictureChosen, pictureRemoved], uploadPicture);
}

function* uploadPicture(action: ReturnType<typeof pictureChosen | typeof pictureRemoved>) {
  if (!pictureChosen.match(action)) return;
  const answer = yield* postPicture(action.meta.arg);
  yield* put(answer.ok ? pictureUploaded(answer.body.result.url) : pictureFailed(answer.refusal));
}
