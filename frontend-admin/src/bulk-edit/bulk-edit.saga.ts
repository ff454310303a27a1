import { all, put, services, takeLeading, type SagaGenerator } from '@haberdash/kit/effects';
import { putVariants } from '../products/products.api';
import { productsList } from '../products/products-list';
import { countOf } from '../variants/summary';
import { editsRefused, editsSaved, editsSubmitted, undone, undoRequested } from './bulk-edit.slice';
import { bodyOf, reversed } from './rows';

export function* bulkEditSaga(): SagaGenerator<void> {
  yield* all([takeLeading(editsSubmitted, saveEdits), takeLeading(undoRequested, undoEdits)]);
}

function* saveEdits({ payload: edits }: ReturnType<typeof editsSubmitted>) {
  const { notifier } = yield* services();
  const result = yield* putVariants(edits.map(bodyOf));
  if (result.ok) {
    notifier.success(`Saved ${countOf(edits.length)}`);
    yield* put(editsSaved(reversed(edits, result.body.data)));
  } else {
    yield* put(editsRefused(result.refusal));
  }
  yield* productsList.reload();
}

function* undoEdits({ payload: edits }: ReturnType<typeof undoRequested>) {
  const { notifier } = yield* services();
  const result = yield* putVariants(edits.map(bodyOf));
  if (result.ok) notifier.success(`Undone for ${countOf(edits.length)}`);
  else notifier.failure(result.refusal.message);
  yield* put(undone());
  yield* productsList.reload();
}
