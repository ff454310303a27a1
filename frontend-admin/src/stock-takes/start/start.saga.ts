import { all, put, takeLatest, takeLeading, type SagaGenerator } from '@haberdash/kit/effects';
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
  yield* put(result.ok ? stockTakeOpened(result.body.data._id) : openingRefused(result.refusal));
}
