import {
  all,
  put,
  select,
  services,
  takeLatest,
  takeLeading,
  type SagaGenerator,
} from '@haberdash/kit/effects';
import { load } from '@haberdash/kit/load';
import { money } from '@haberdash/kit/money';
import {
  choiceClosed,
  piecesCancelRefused,
  piecesCancelRequested,
  piecesChosen,
  previewFailed,
  previewLoaded,
} from './cancelling.slice';
import { fetchCancellationPreview, postCancellation } from '../orders.api';
import { orderOpened, ordersRequested, selectOpenOrder } from '../orders.slice';

export function* cancellingSaga(): SagaGenerator<void> {
  yield* all([
    takeLeading(piecesCancelRequested, cancelPieces),
    takeLatest([piecesChosen, choiceClosed], preview),
  ]);
}

/** A closed form needs none. */
function* preview(action: ReturnType<typeof piecesChosen | typeof choiceClosed>) {
  if (!piecesChosen.match(action) || action.payload.pieces.length === 0) return;
  const { orderId, pieces } = action.payload;
  yield* load(fetchCancellationPreview(orderId, pieces), previewLoaded, previewFailed);
}

function* cancelPieces({ payload }: ReturnType<typeof piecesCancelRequested>) {
  const { orderId, cancellationId, pieces, refund } = payload;
  const { notifier } = yield* services();
  const result = yield* postCancellation(orderId, { _id: cancellationId, pieces, refund });
  const { value: open } = yield* select(selectOpenOrder);
  const isOpen = open?._id === orderId;
  if (result.ok) {
    notifier.success(`Cancelled. ${money(refund)} goes back to your PayPal account`);
    if (isOpen) yield* put(choiceClosed());
  } else if (isOpen) yield* put(piecesCancelRefused(result.refusal));
  else notifier.failure(result.refusal.message);
  // Also after a refusal, because the page was out of date.
  if (isOpen) yield* put(orderOpened(open));
  yield* put(ordersRequested());
}
