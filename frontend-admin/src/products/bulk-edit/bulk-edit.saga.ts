import { all, put, services, takeLeading, type SagaGenerator } from '@haberdash/kit/effects';
import { countOf } from '../amounts';
import { putVariants } from '../products.api';
import { productsList } from '../products-list';
import { editsRefused, editsSaved, editsSubmitted, undoEnded, undoRequested } from './bulk-edit.slice';
import { batchesOf, bodyOf, type Edit, reversed } from './rows';

export function* bulkEditSaga(): SagaGenerator<void> {
  yield* all([takeLeading(editsSubmitted, saveEdits), takeLeading(undoRequested, undoEdits)]);
}

function* saveEdits({ payload: edits }: ReturnType<typeof editsSubmitted>) {
  const { notifier } = yield* services();
  const { saved, undo, refusal } = yield* save(edits);
  if (saved.length > 0) yield* put(editsSaved({ saved, undo }));
  if (refusal) {
    const message = withDone('Saved', saved, edits, refusal.message);
    yield* put(editsRefused({ ...refusal, message }));
  } else {
    notifier.success(`Saved ${countOf(edits.length)}`);
  }
  yield* productsList.reload();
}

function* undoEdits({ payload: edits }: ReturnType<typeof undoRequested>) {
  const { notifier } = yield* services();
  const { saved, refusal } = yield* save(edits);
  if (refusal) notifier.failure(withDone('Undone for', saved, edits, refusal.message));
  else notifier.success(`Undone for ${countOf(edits.length)}`);
  yield* put(undoEnded());
  yield* productsList.reload();
}

/** In as many calls as it takes, until one is refused. */
function* save(edits: Edit[]) {
  const saved: Edit[] = [];
  const undo: Edit[] = [];
  for (const batch of batchesOf(edits)) {
    const result = yield* putVariants(batch.map(bodyOf));
    if (!result.ok) return { saved, undo, refusal: result.refusal };
    saved.push(...batch);
    undo.push(...reversed(batch, result.body.data));
  }
  return { saved, undo, refusal: null };
}

const withDone = (what: string, done: Edit[], of: Edit[], message: string): string =>
  done.length > 0 ? `${what} ${done.length} of ${countOf(of.length)}. The others: ${message}` : message;
