import { all, put, services, takeLatest, takeLeading, type SagaGenerator } from '@haberdash/kit/effects';
import { load } from '@haberdash/kit/load';
import { postPreview, postStockTake } from '../stock-takes.api';
import {
  openingRefused,
  previewFailed,
  previewLoaded,
  scopeChosen,
  scopeSubmitted,
  stockTakeOpened,
} from './start.slice';

export function* startSaga(): SagaGenerator<void> {
  yield* all([takeLatest(scopeChosen, loadPreview), takeLeading(scopeSubmitted, open)]);
}

function* loadPreview({ payload: scope }: ReturnType<typeof scopeChosen>) {
  yield* load(postPreview(scope), previewLoaded, previewFailed);
}

function* open({ payload: scope }: ReturnType<typeof scopeSubmitted>) {
  const result = yield* postStockTake(scope);
  if (!result.ok) {
    yield* put(openingRefused(result.refusal));
    return;
  }
  const { navigator } = yield* services();
  yield* put(stockTakeOpened());
  navigator.go(`/admin/stock-takes/${result.body.data._id}`);
}
