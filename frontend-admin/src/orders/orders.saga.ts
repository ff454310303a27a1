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
import { fetchOrder, putOrderStatus } from './orders.api';
import {
  orderClosed,
  orderFailed,
  orderLoaded,
  orderOpened,
  selectOpenId,
  statusRefused,
  statusSubmitted,
  statusUpdated,
} from './orders.slice';
import { ordersList } from './orders-list';

export function* ordersSaga(): SagaGenerator<void> {
  yield* all([
    call(ordersList.saga),
    takeLatest([orderOpened, orderClosed], loadOrder),
    takeLeading(statusSubmitted, updateStatus),
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
  yield* reload(orderId);
}

/** Also after a refusal, because the page was out of date. */
function* reload(orderId: string) {
  const openId = yield* select(selectOpenId);
  if (openId === orderId) yield* put(orderOpened(orderId));
  yield* ordersList.reload();
}
