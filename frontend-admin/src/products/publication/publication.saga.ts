import { all, put, select, services, takeLeading, type SagaGenerator } from '@haberdash/kit/effects';
import { productsList } from '../products-list';
import { postPreviewLink, putState } from './publication.api';
import {
  previewLinkMade,
  previewLinkRequested,
  selectPlanned,
  stateRefused,
  stateSaved,
  stateSubmitted,
} from './publication.slice';

export function* publicationSaga(): SagaGenerator<void> {
  yield* all([takeLeading(stateSubmitted, saveState), takeLeading(previewLinkRequested, makeLink)]);
}

function* makeLink({ payload: id }: ReturnType<typeof previewLinkRequested>) {
  const { notifier } = yield* services();
  const result = yield* postPreviewLink(id);
  if (result.ok) yield* put(previewLinkMade(result.body.data));
  else notifier.failure(result.refusal.message);
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
