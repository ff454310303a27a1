import { put, takeLatest, type SagaGenerator } from '@haberdash/kit/effects';
import { fetchPreview } from './preview.api';
import { previewFailed, previewLoaded, previewRequested } from './preview.slice';

export function* previewSaga(): SagaGenerator<void> {
  yield* takeLatest(previewRequested, loadPreview);
}

function* loadPreview({ payload: token }: ReturnType<typeof previewRequested>) {
  const result = yield* fetchPreview(token);
  yield* put(result.ok ? previewLoaded(result.body) : previewFailed(result.refusal));
}
