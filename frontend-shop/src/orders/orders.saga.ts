import type { Schema } from '@haberdash/kit/api/client';
import {
  all,
  call,
  currentUserId,
  put,
  select,
  services,
  take,
  takeLatest,
  takeLeading,
  type SagaGenerator,
} from '@haberdash/kit/effects';
import { keptPlace } from '../catalogue/kept-place';
import { currentOrder } from '../checkout/current-order';
import { fetchOrder, fetchOrders, postCancel, postPay, type OrderPage } from './orders.api';
import {
  cancelRequested,
  moreOrdersFailed,
  moreOrdersLoaded,
  moreOrdersRequested,
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
  selectOrders,
} from './orders.slice';

export function* ordersSaga(): SagaGenerator<void> {
  yield* all([
    takeLatest(ordersRequested, loadOrders),
    takeLeading(moreOrdersRequested, loadMore),
    takeLatest([orderOpened, orderClosed], loadOrder),
    takeLeading(payRequested, payLater),
    takeLeading(cancelRequested, cancelOrder),
  ]);
}

const PAGE_SIZE = 20;
/** More than this the shop does not send at once. */
const MAX_SHOWN = 500;

/** As many as were shown: on this page before, or when the shopper left it. */
function* loadOrders() {
  const { value: page } = yield* select(selectOrders);
  const shown = Math.max(PAGE_SIZE, page?.orders.length ?? 0, keptPlace()?.shown ?? 0);
  const answer = yield* fetchOrders(yield* currentUserId(), { limit: Math.min(shown, MAX_SHOWN) });
  yield* put(answer.ok ? ordersLoaded(pageIn(answer.body)) : ordersFailed(answer.refusal));
}

function* loadMore() {
  const { value: page } = yield* select(selectOrders);
  if (!page?.nextCursor) return;
  const query = { limit: PAGE_SIZE, cursor: page.nextCursor };
  const answer = yield* fetchOrders(yield* currentUserId(), query);
  yield* put(answer.ok ? moreOrdersLoaded(pageIn(answer.body)) : moreOrdersFailed(answer.refusal));
}

const pageIn = ({ data, meta }: Schema<'OrderPageAnswer'>): OrderPage => ({
  orders: data,
  nextCursor: meta.nextCursor,
});

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
