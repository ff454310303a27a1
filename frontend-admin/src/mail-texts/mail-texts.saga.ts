import { all, call, delay, takeLatest, type SagaGenerator } from '@haberdash/kit/effects';
import { load } from '@haberdash/kit/load';
import { mailTextEditor } from './mail-text-editor';
import { fetchMailTexts, fetchPreview } from './mail-texts.api';
import {
  previewClosed,
  previewFailed,
  previewLoaded,
  previewRequested,
  textsFailed,
  textsLoaded,
  textsRequested,
} from './mail-texts.slice';

export function* mailTextsSaga(): SagaGenerator<void> {
  yield* all([
    call(mailTextEditor.saga),
    takeLatest(textsRequested, loadTexts),
    takeLatest([previewRequested, previewClosed], loadPreview),
  ]);
}

function* loadTexts() {
  yield* load(fetchMailTexts(), textsLoaded, textsFailed);
}

/** The preview waits for a pause in typing. */
const pauseMs = 300;

/** Closing the preview ends what it waits for. */
function* loadPreview(action: ReturnType<typeof previewRequested | typeof previewClosed>) {
  if (!previewRequested.match(action)) return;
  const { name, fields } = action.payload;
  yield* delay(pauseMs);
  yield* load(fetchPreview(name, fields), previewLoaded, previewFailed);
}
