import { all, put, services, takeLatest, takeLeading, type SagaGenerator } from '@haberdash/kit/effects';
import { load } from '@haberdash/kit/load';
import { postArrived } from '../returns.api';
import { fetchReturn, postCancel, postSettlement, postSettlementPreview, putJudgements } from './return.api';
import {
  arrivalSubmitted,
  cancelSubmitted,
  changeRefused,
  judgementsSubmitted,
  returnChanged,
  returnFailed,
  returnLoaded,
  returnRequested,
  settlementFailed,
  settlementLoaded,
  settlementRequested,
  settlementSubmitted,
} from './return.slice';

const changes = [arrivalSubmitted, judgementsSubmitted, settlementSubmitted, cancelSubmitted];
type Change = ReturnType<(typeof changes)[number]>;

export function* returnSaga(): SagaGenerator<void> {
  yield* all([
    takeLatest(returnRequested, loadReturn),
    takeLatest(settlementRequested, previewSettlement),
    takeLeading(changes, changeReturn),
  ]);
}

function* loadReturn({ payload: id }: ReturnType<typeof returnRequested>) {
  yield* load(fetchReturn(id), returnLoaded, returnFailed);
}

function* previewSettlement({ payload: id }: ReturnType<typeof settlementRequested>) {
  yield* load(postSettlementPreview(id), settlementLoaded, settlementFailed);
}

/** The return is loaded again also after a refusal, because the page was out of date. */
function* changeReturn(action: Change) {
  const { notifier } = yield* services();
  const result = yield* responseTo(action);
  if (result.ok) {
    notifier.success(result.body.message);
    yield* put(returnChanged());
  } else {
    yield* put(changeRefused(result.refusal));
  }
  yield* put(returnRequested(action.payload.id));
}

function responseTo(action: Change) {
  const { id } = action.payload;
  if (judgementsSubmitted.match(action)) return putJudgements(id, action.payload.pieces);
  if (settlementSubmitted.match(action)) return postSettlement(id, action.payload.seen);
  return arrivalSubmitted.match(action) ? postArrived(id) : postCancel(id);
}
