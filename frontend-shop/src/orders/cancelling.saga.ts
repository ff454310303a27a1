import { put, select, services, takeLeading, type SagaGenerator } from '@haberdash/kit/effects';
import { money } from '@haberdash/kit/money';
import { choiceClosed, piecesCancelRefused, piecesCancelRequested } from './cancelling.slice';
import { postCancellation } from './orders.api';
import { orderOpened, ordersRequested, selectOpenOrder } from './orders.slice';

export function* cancellingSaga(): SagaGenerator<void> {
  yield* takeLeading(piecesCancelRequested, cancelPieces);
}

function* cancelPieces({ payload }: ReturnType<typeof piecesCancelRequested>) {
  const { orderId, cancellationId, pieces, refund } = payload;
  const { notifier } = yield* services();
  const result = yield* postCancellation(orderId, { _id: cancellationId, pieces });
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
