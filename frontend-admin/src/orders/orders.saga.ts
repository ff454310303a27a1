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
import { orderStatusLabels } from '@haberdash/kit/labels';
import { fetchOrder, postNote, putOrdersOn, putOrderStatus } from './orders.api';
import {
  movesRefused,
  movesSubmitted,
  noteRefused,
  noteSaved,
  noteSubmitted,
  orderClosed,
  ordersMoved,
  orderFailed,
  orderLoaded,
  orderOpened,
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
    takeLeading(noteSubmitted, addNote),
    takeLeading(movesSubmitted, moveOrders),
  ]);
}

function* loadOrder(action: ReturnType<typeof orderOpened | typeof orderClosed>) {
  if (!orderOpened.match(action)) return;
  const result = yield* fetchOrder(action.payload);
  yield* put(result.ok ? orderLoaded(result.body.data) : orderFailed(result.refusal));
}

function* updateStatus({ payload: { orderId, orderStatus } }: ReturnType<typeof statusSubmitted>) {
  const { notifier } = yield* services();
  const result = yield* putOrderStatus(orderId, { orderStatus });
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

function* addNote({ payload: { orderId, note } }: ReturnType<typeof noteSubmitted>) {
  const result = yield* postNote(orderId, note);
  yield* put(result.ok ? noteSaved() : noteRefused(result.refusal));
  const openId = yield* select(selectOpenId);
  if (result.ok && openId === orderId) yield* put(orderOpened(orderId));
}

function* moveOrders({ payload }: ReturnType<typeof movesSubmitted>) {
  const { notifier } = yield* services();
  const result = yield* putOrdersOn(payload);
  if (result.ok) {
    const moved = result.body.data.filter(({ refusal }) => !refusal).length;
    const status = orderStatusLabels[payload.orderStatus];
    if (moved > 0) notifier.success(`${moved === 1 ? '1 order is' : `${moved} orders are`} now ${status}`);
    yield* put(ordersMoved(result.body.data));
  } else {
    notifier.failure(result.refusal.message);
    yield* put(movesRefused(result.refusal));
  }
  yield* reloadLists();
}
