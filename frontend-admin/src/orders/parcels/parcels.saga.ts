import { put, services, takeLeading, type SagaGenerator } from '@haberdash/kit/effects';
import { reloadOrder } from '../reload-order';
import { postCancellation, postParcel, postParcelMove, putTracking } from './parcels.api';
import {
  cancellationSubmitted,
  changeRefused,
  moveSubmitted,
  packingSubmitted,
  parcelChanged,
  trackingSubmitted,
} from './parcels.slice';

const changes = [packingSubmitted, cancellationSubmitted, moveSubmitted, trackingSubmitted];
type Change = ReturnType<(typeof changes)[number]>;

export function* parcelsSaga(): SagaGenerator<void> {
  yield* takeLeading(changes, changeParcels);
}

/** The order is loaded again also after a refusal, because the page was out of date. */
function* changeParcels(action: Change) {
  const { notifier } = yield* services();
  const result = yield* responseTo(action);
  if (result.ok) {
    notifier.success(result.body.message ?? '');
    yield* put(parcelChanged());
  } else {
    yield* put(changeRefused(result.refusal));
  }
  yield* reloadOrder(action.payload.orderId);
}

function responseTo(action: Change) {
  if (packingSubmitted.match(action)) {
    const { orderId, ...packing } = action.payload;
    return postParcel(orderId, packing);
  }
  if (cancellationSubmitted.match(action)) {
    const { orderId, ...cancellation } = action.payload;
    return postCancellation(orderId, cancellation);
  }
  if (moveSubmitted.match(action)) {
    const { parcelId, status, seen, remedy } = action.payload;
    return postParcelMove(parcelId, status, { seen, remedy });
  }
  const { parcelId, orderId: _, ...tracking } = action.payload;
  return putTracking(parcelId, tracking);
}
