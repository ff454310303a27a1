import { put, select, services, takeLeading, type SagaGenerator } from '@haberdash/kit/effects';
import { productsList } from '../products/products-list';
import { putState } from './publication.api';
import { selectPlanned, stateRefused, stateSaved, stateSubmitted } from './publication.slice';

export function* publicationSaga(): SagaGenerator<void> {
  yield* takeLeading(stateSubmitted, saveState);
}

function* saveState({ payload }: ReturnType<typeof stateSubmitted>) {
  const { notifier } = yield* services();
  const result = yield* putState(payload);
  if (!result.ok) {
    // The dialog shows it itself.
    if ((yield* select(selectPlanned)).length === 0) notifier.failure(result.refusal.message);
    yield* put(stateRefused(result.refusal));
    return;
  }
  notifier.success(result.body.message);
  yield* put(stateSaved());
  yield* productsList.reload();
}
