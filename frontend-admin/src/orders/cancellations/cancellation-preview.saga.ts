import { delay, put, takeLatest, type SagaGenerator } from '@haberdash/kit/effects';
import { postCancellationPreview } from './cancellation-preview.api';
import { previewArrived, previewRefused, previewWanted } from './cancellation-preview.slice';

/** Within it, more is chosen. */
const pauseMs = 200;

export function* cancellationPreviewSaga(): SagaGenerator<void> {
  yield* takeLatest(previewWanted, preview);
}

function* preview({ payload: { id, orderId, wanted } }: ReturnType<typeof previewWanted>) {
  yield* delay(pauseMs);
  const result = yield* postCancellationPreview(orderId, wanted);
  if (result.ok) yield* put(previewArrived({ id, preview: result.body.data }));
  else yield* put(previewRefused({ id, message: result.refusal.message }));
}
