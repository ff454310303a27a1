import type { Answer, Schema } from '@haberdash/kit/api/client';
import {
  all,
  delay,
  put,
  select,
  services,
  takeEvery,
  takeLatest,
  type SagaGenerator,
} from '@haberdash/kit/effects';
import { saleEditor } from './editor/sale-editor';
import { newSale } from './editor/sale-fields';
import { deleteSale, fetchPreview, fetchSale, stopSale } from './sales.api';
import { salesList } from './sales-list';
import {
  changeFinished,
  deletionConfirmed,
  morePreviewed,
  previewContinued,
  previewFailed,
  previewLoaded,
  previewRequested,
  saleFailed,
  saleLoaded,
  saleRequested,
  selectAsked,
  selectPreview,
  stopConfirmed,
} from './sales.slice';

/** Within it, more is typed. */
const pauseMs = 250;

export function* salesSaga(): SagaGenerator<void> {
  yield* all([
    takeLatest(saleRequested, loadSale),
    takeLatest([previewRequested, morePreviewed], loadPreview),
    takeEvery(stopConfirmed, stop),
    takeEvery(deletionConfirmed, remove),
  ]);
}

function* loadSale({ payload: { id, target } }: ReturnType<typeof saleRequested>) {
  if (id === null) return yield* put(saleEditor.opened({ saved: null, initial: { ...newSale, ...target } }));
  const result = yield* fetchSale(id);
  if (!result.ok) return yield* put(saleFailed(result.refusal));
  yield* put(saleLoaded(result.body.data));
  return yield* put(saleEditor.opened({ saved: result.body.data }));
}

function* loadPreview({ type }: { type: string }) {
  const asked = yield* select(selectAsked);
  if (!asked) return;
  if (morePreviewed.match({ type })) {
    const { value } = yield* select(selectPreview);
    const result = yield* fetchPreview({ ...asked, after: value?.next ?? null });
    yield* put(result.ok ? previewContinued(result.body.data) : previewFailed(result.refusal));
    return;
  }
  yield* delay(pauseMs);
  const result = yield* fetchPreview(asked);
  yield* put(result.ok ? previewLoaded(result.body.data) : previewFailed(result.refusal));
}

function* stop({ payload: sale }: ReturnType<typeof stopConfirmed>) {
  yield* finishChange(sale._id, yield* stopSale(sale));
}

function* remove({ payload: sale }: ReturnType<typeof deletionConfirmed>) {
  yield* finishChange(sale._id, yield* deleteSale(sale));
}

/** Says how it ended, and shows what the server has. */
function* finishChange(id: string, result: Answer<Schema<'Done'>>) {
  const { notifier } = yield* services();
  if (result.ok) notifier.success(result.body.message);
  else notifier.failure(result.refusal.message);
  yield* put(changeFinished(id));
  yield* salesList.reload();
}
