import {
  all,
  call,
  currentUserId,
  put,
  services,
  take,
  takeLatest,
  takeLeading,
  type SagaGenerator,
} from '@haberdash/kit/effects';
import { currentOrder } from '../checkout/current-order';
import { fetchOrder, fetchOrders, postCancel, postPay } from './orders.api';
import {
  cancelRequested,
  orderActionEnded,
  orderChanged,
  orderClosed,
  orderFailed,
  orderLoaded,
  orderOpened,
  ordersFailed,
  ordersLoaded,
  ordersRequested,
  payRequested,
} from './orders.slice';

export function* ordersSaga(): SagaGenerator<void> {
  yield* all([
    takeLatest(ordersRequested, loadOrders),
    takeLatest([orderOpened, orderClosed], loadOrder),
    takeLeading(payRequested, payLater),
    takeLeading(cancelRequested, cancelOrder),
  ]);
}

function* loadOrders() {
  const answer = yield* fetchOrders(yield* currentUserId());
  yield* put(answer.ok ? ordersLoaded(answer.body.data) : ordersFailed(answer.refusal));
}

/** An order that is closed again only ends what is under way. */
function* loadOrder(action: ReturnType<typeof orderOpened | typeof orderClosed>) {
  if (!orderOpened.match(action)) return;
  const answer = yield* fetchOrder(action.payload._id);
  yield* put(answer.ok ? orderLoaded(answer.body.data) : orderFailed(answer.refusal));
}

function* payLater({ payload: { orderId } }: ReturnType<typeof payRequested>) {
  const { notifier, navigator } = yield* services();
  const answer = yield* postPay(orderId);
  if (answer.ok) {
    currentOrder.set(orderId);
    yield* call(navigator.leave, answer.body.approvalURL);
    // Still busy, until the browser is gone or comes back.
    yield* take(orderActionEnded);
    return;
  }
  notifier.failure(answer.refusal.message);
  yield* put(orderActionEnded());
  yield* put(ordersRequested());
}

function* cancelOrder({ payload: { orderId } }: ReturnType<typeof cancelRequested>) {
  const { notifier } = yield* services();
  const answer = yield* postCancel(orderId);
  if (!answer.ok) notifier.failure(answer.refusal.message);
  else {
    yield* put(orderChanged(answer.body.data));
    if (answer.body.data.paymentStatus === 'failed') {
      notifier.success('Order cancelled. Nothing was charged');
    }
  }
  yield* put(orderActionEnded());
}
