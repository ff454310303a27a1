import type { Answer } from '@haberdash/kit/api/client';
import { all, put, services, takeLatest, takeLeading, type SagaGenerator } from '@haberdash/kit/effects';
import { load } from '@haberdash/kit/load';
import { fetchReturns, postReturnCancel, putPosted } from './returns.api';
import {
  postRequested,
  returnCancelRequested,
  returnChanged,
  returnChangeRefused,
  returnsFailed,
  returnsLoaded,
  returnsRequested,
} from './returns.slice';

export function* returnsSaga(): SagaGenerator<void> {
  yield* all([
    takeLatest(returnsRequested, loadReturns),
    takeLeading(postRequested, post),
    takeLeading(returnCancelRequested, cancel),
  ]);
}

function* loadReturns({ payload: { orderId } }: ReturnType<typeof returnsRequested>) {
  yield* load(fetchReturns(orderId), returnsLoaded, returnsFailed);
}

function* post({ payload }: ReturnType<typeof postRequested>) {
  const { orderId, returnId, ...tracking } = payload;
  yield* change(orderId, putPosted(orderId, returnId, tracking), 'Saved. Your parcel is on its way to us');
}

function* cancel({ payload: { orderId, returnId } }: ReturnType<typeof returnCancelRequested>) {
  yield* change(orderId, postReturnCancel(orderId, returnId), 'The return is cancelled');
}

/** The returns are loaded again also after a refusal, because the page was out of date. */
function* change(
  orderId: string,
  request: SagaGenerator<Answer<unknown>>,
  done: string,
): SagaGenerator<void> {
  const { notifier } = yield* services();
  const result = yield* request;
  if (result.ok) notifier.success(done);
  yield* put(result.ok ? returnChanged() : returnChangeRefused(result.refusal));
  yield* put(returnsRequested({ orderId }));
}
