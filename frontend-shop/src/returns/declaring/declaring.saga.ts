import {
  all,
  call,
  put,
  services,
  takeLatest,
  takeLeading,
  type SagaGenerator,
} from '@haberdash/kit/effects';
import { load } from '@haberdash/kit/load';
import { orderClosed } from '../../orders/orders.slice';
import { returnPath } from '../return-path';
import { fetchReturnPreview, postReturn } from '../returns.api';
import { returnsRequested } from '../returns.slice';
import {
  declareRefused,
  declareRequested,
  returnChosen,
  returnDeclared,
  returnPreviewFailed,
  returnPreviewLoaded,
} from './declaring.slice';
import { attemptStorage } from './attempt-storage';

export function* declaringSaga(): SagaGenerator<void> {
  yield* all([takeLatest([returnChosen, orderClosed], preview), takeLeading(declareRequested, declare)]);
}

/** A page that was left needs none. */
function* preview(action: ReturnType<typeof returnChosen | typeof orderClosed>) {
  if (!returnChosen.match(action) || action.payload.pieces.length === 0) return;
  const { orderId, pieces } = action.payload;
  yield* load(fetchReturnPreview(orderId, pieces), returnPreviewLoaded, returnPreviewFailed);
}

function* declare({ payload: { orderId, body } }: ReturnType<typeof declareRequested>) {
  const { navigator } = yield* services();
  const result = yield* postReturn(orderId, body);
  if (result.ok) {
    attemptStorage.clear();
    yield* put(returnDeclared());
    yield* call(navigator.go, returnPath(result.body.data));
    return;
  }
  yield* put(declareRefused(result.refusal));
  // The page was out of date: pieces may be on their way already, or the amount is another one.
  yield* put(returnsRequested({ orderId }));
  yield* put(returnChosen({ orderId, pieces: body.pieces }));
}
