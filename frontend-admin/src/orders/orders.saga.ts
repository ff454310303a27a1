import {
  all,
  call,
  put,
  select,
  services,
  takeLatest,
  takeLeading,
  type SagaGenerator,
} from '@haberdash/kit/effects';
import { load } from '@haberdash/kit/load';
import { orderStatusLabels } from '@haberdash/kit/labels';
import { fetchOrder, postNote, postRelease, putOrdersOn, putOrderStatus } from './orders.api';
import {
  manyChanged,
  manyRefused,
  manySubmitted,
  noteRefused,
  noteSaved,
  noteSubmitted,
  orderClosed,
  orderFailed,
  orderLoaded,
  orderOpened,
  orderReleased,
  releaseRefused,
  releaseSubmitted,
  selectOpenId,
  statusRefused,
  statusSubmitted,
  statusUpdated,
} from './orders.slice';
import { ordersList, packingSlips, toSendList } from './orders-list';
import { reloadLists, reloadOrder } from './reload-order';

export function* ordersSaga(): SagaGenerator<void> {
  yield* all([
    call(ordersList.saga),
    call(toSendList.saga),
    call(packingSlips.saga),
    takeLatest([orderOpened, orderClosed], loadOrder),
    takeLeading(statusSubmitted, updateStatus),
    takeLeading(releaseSubmitted, releaseOrder),
    takeLeading(noteSubmitted, addNote),
    takeLeading(manySubmitted, changeMany),
  ]);
}

function* loadOrder(action: ReturnType<typeof orderOpened | typeof orderClosed>) {
  if (!orderOpened.match(action)) return;
  yield* load(fetchOrder(action.payload), orderLoaded, orderFailed);
}

function* updateStatus({ payload: { orderId, ...change } }: ReturnType<typeof statusSubmitted>) {
  const { notifier } = yield* services();
  const result = yield* putOrderStatus(orderId, change);
  if (result.ok) {
    notifier.success(result.body.message);
    yield* put(statusUpdated());
  } else {
    notifier.failure(result.refusal.message);
    yield* put(statusRefused(result.refusal));
  }
  // Also after a refusal, because the page was out of date.
  yield* reloadOrder(orderId);
}

function* releaseOrder({ payload: orderId }: ReturnType<typeof releaseSubmitted>) {
  const { notifier } = yield* services();
  const result = yield* postRelease(orderId);
  if (result.ok) notifier.success(result.body.message);
  yield* put(result.ok ? orderReleased() : releaseRefused(result.refusal));
  yield* reloadOrder(orderId);
}

function* addNote({ payload: { orderId, note } }: ReturnType<typeof noteSubmitted>) {
  const result = yield* postNote(orderId, note);
  yield* put(result.ok ? noteSaved() : noteRefused(result.refusal));
  const openId = yield* select(selectOpenId);
  if (result.ok && openId === orderId) yield* put(orderOpened(orderId));
}

function* changeMany({ payload: { orderIds, to } }: ReturnType<typeof manySubmitted>) {
  const { notifier } = yield* services();
  const result = yield* putOrdersOn({ orderIds, orderStatus: to });
  if (result.ok) {
    const moved = result.body.data.filter(({ refusal }) => !refusal).length;
    const orders = moved === 1 ? '1 order is' : `${moved} orders are`;
    if (moved > 0) notifier.success(`${orders} now ${orderStatusLabels[to]}`);
    yield* put(manyChanged(result.body.data));
  } else {
    notifier.failure(result.refusal.message);
    yield* put(manyRefused(result.refusal));
  }
  yield* reloadLists();
}
