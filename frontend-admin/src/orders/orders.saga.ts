import {
  all,
  put,
  select,
  services,
  takeLatest,
  takeLeading,
  type SagaGenerator,
} from '@haberdash/kit/effects';
import { fetchOrder, fetchOrders, putOrderStatus } from './orders.api';
import {
  orderClosed,
  orderFailed,
  orderLoaded,
  orderOpened,
  ordersFailed,
  ordersLoaded,
  ordersRequested,
  selectOpenId,
  statusRefused,
  statusSubmitted,
  statusUpdated,
} from './orders.slice';

export function* ordersSaga(): SagaGenerator<void> {
  yield* all([
    takeLatest(ordersRequested, loadOrders),
    takeLatest([orderOpened, orderClosed], loadOrder),
    takeLeading(statusSubmitted, updateStatus),
  ]);
}

function* loadOrders() {
  const answer = yield* fetchOrders();
  yield* put(answer.ok ? ordersLoaded(answer.body.data) : ordersFailed(answer.refusal));
}

function* loadOrder(action: ReturnType<typeof orderOpened | typeof orderClosed>) {
  if (!orderOpened.match(action)) return;
  const answer = yield* fetchOrder(action.payload);
  yield* put(answer.ok ? orderLoaded(answer.body.data) : orderFailed(answer.refusal));
}

function* updateStatus({ payload: { orderId, orderStatus } }: ReturnType<typeof statusSubmitted>) {
  const { notifier } = yield* services();
  const answer = yield* putOrderStatus(orderId, { orderStatus });
  if (answer.ok) {
    notifier.success(answer.body.message);
    yield* put(statusUpdated());
  } else {
    notifier.failure(answer.refusal.message);
    yield* put(statusRefused(answer.refusal));
  }
  yield* reload(orderId);
}

/** After a refusal too: what is on show was out of date. */
function* reload(orderId: string) {
  const openId = yield* select(selectOpenId);
  if (openId === orderId) yield* put(orderOpened(orderId));
  yield* put(ordersRequested());
}
