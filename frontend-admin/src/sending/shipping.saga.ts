import {
  all,
  put,
  select,
  services,
  take,
  takeLatest,
  takeLeading,
  type SagaGenerator,
} from '@haberdash/kit/effects';
import { load } from '@haberdash/kit/load';
import { putPacked, type MovedOrder } from '../orders/orders.api';
import { toSendList } from '../orders/orders-list';
import { manyChanged } from '../orders/orders.slice';
import { reloadLists } from '../orders/reload-order';
import { countOfOrders } from '../orders/list/RunningChange';
import { fetchShippingCounts, postUndo, putShipped } from './shipping.api';
import {
  countsFailed,
  countsLoaded,
  countsRequested,
  ordersDone,
  ordersShipped,
  runEnded,
  runFailed,
  runSubmitted,
  type ShippingRun,
  shippedDismissed,
  undoRefused,
  undoSubmitted,
} from './shipping.slice';
import { selectPending, trackingEnded, trackingFailed } from './tracking/tracking.slice';

/** A step is short, so that the page shows how far it is. */
const step = 5;

export function* shippingSaga(): SagaGenerator<void> {
  yield* all([
    takeLatest([toSendList.requested, countsRequested], loadCounts),
    takeLeading(runSubmitted, run),
    takeLeading(undoSubmitted, undo),
  ]);
}

function* loadCounts() {
  yield* load(fetchShippingCounts(), countsLoaded, countsFailed);
}

function* run({ payload }: ReturnType<typeof runSubmitted>) {
  const { notifier } = yield* services();
  yield* awaitNumbers();
  const results: MovedOrder[] = [];
  for (let from = 0; from < payload.orderIds.length; from += step) {
    const orderIds = payload.orderIds.slice(from, from + step);
    const result = yield* changed(payload, orderIds);
    if (!result.ok) {
      notifier.failure(result.refusal.message);
      yield* end(payload, results);
      return yield* put(runFailed(result.refusal));
    }
    results.push(...result.body.data);
    yield* put(ordersDone(orderIds.length));
  }
  yield* end(payload, results);
  return yield* put(runEnded());
}

const changed = ({ kind, dispatchId }: ShippingRun, orderIds: string[]) =>
  kind === 'pack' ? putPacked(orderIds) : putShipped(dispatchId, orderIds);

/** Also after a failure: what is shipped can be undone. */
function* end({ kind, dispatchId }: ShippingRun, results: MovedOrder[]) {
  const { notifier } = yield* services();
  const orders = results.filter(({ refusal }) => !refusal).length;
  if (orders > 0 && kind === 'pack')
    notifier.success(`${countOfOrders(orders)} ${orders === 1 ? 'is' : 'are'} packed`);
  if (orders > 0 && kind === 'ship') yield* put(ordersShipped({ dispatchIds: [dispatchId], orders }));
  yield* put(manyChanged(results));
  yield* reloadLists();
}

/** A number that was typed last is saved before its parcel is sent. */
function* awaitNumbers() {
  while ((yield* select(selectPending)) > 0) yield* take([trackingEnded, trackingFailed]);
}

function* undo({ payload: { dispatchIds } }: ReturnType<typeof undoSubmitted>) {
  const { notifier } = yield* services();
  let parcels = 0;
  for (const dispatchId of dispatchIds.toReversed()) {
    const result = yield* postUndo(dispatchId);
    if (!result.ok) {
      yield* put(undoRefused(partlyUndone(parcels, result.refusal)));
      return yield* reloadLists();
    }
    parcels += result.body.data.parcels;
  }
  notifier.success(`Undone: ${packedAgain(parcels)}, and no customer was told.`);
  yield* put(shippedDismissed());
  return yield* reloadLists();
}

const packedAgain = (parcels: number): string =>
  `${parcels === 1 ? '1 parcel is' : `${parcels} parcels are`} packed again`;

/** More than one dispatch was opened, and the last of them was undone. */
const partlyUndone = <Given extends { message: string }>(parcels: number, refusal: Given): Given =>
  parcels === 0
    ? refusal
    : { ...refusal, message: `${packedAgain(parcels)}. The others stay sent: ${refusal.message}` };
