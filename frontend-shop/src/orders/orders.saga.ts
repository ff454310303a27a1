import type { Answer, Schema } from '@haberdash/kit/api/client';
import {
  all,
  call,
  currentUserId,
  isSignedIn,
  put,
  select,
  services,
  take,
  takeLatest,
  takeLeading,
  type SagaGenerator,
} from '@haberdash/kit/effects';
import { savedScrollPosition } from '../listing/scroll-position';
import { currentOrder } from '../checkout/current-order';
import { fetchLinkedOrder } from './links/order-link.api';
import { orderLinks } from './links/order-link';
import { fetchOrder, fetchOrders, postCancel, postPay, type Order, type OrderPage } from './orders.api';
import {
  cancelRequested,
  attemptsToggled,
  moreOrdersFailed,
  moreOrdersLoaded,
  moreOrdersRequested,
  orderActionEnded,
  orderChanged,
  orderClosed,
  orderFailed,
  orderLinkOpened,
  orderLoaded,
  orderMissed,
  orderOpened,
  orderPageOpened,
  ordersFailed,
  ordersLoaded,
  ordersRequested,
  payRequested,
  selectOrders,
  selectShowsAttempts,
} from './orders.slice';

export function* ordersSaga(): SagaGenerator<void> {
  yield* all([
    takeLatest([ordersRequested, attemptsToggled], loadOrders),
    takeLeading(moreOrdersRequested, loadMore),
    takeLatest([orderOpened, orderPageOpened, orderLinkOpened, orderClosed], loadOrder),
    takeLeading(payRequested, payLater),
    takeLeading(cancelRequested, cancelOrder),
  ]);
}

const pageSize = 20;
/** The server's limit per response. */
const maxShown = 500;

/** Loads as many orders as were shown before. A guest has no list of orders. */
function* loadOrders() {
  if (!(yield* isSignedIn())) return;
  const { value: page } = yield* select(selectOrders);
  const shown = Math.max(pageSize, page?.orders.length ?? 0, savedScrollPosition()?.shown ?? 0);
  const query = { limit: Math.min(shown, maxShown), ...(yield* chosenOrders()) };
  const result = yield* fetchOrders(yield* currentUserId(), query);
  yield* put(result.ok ? ordersLoaded(pageIn(result.body)) : ordersFailed(result.refusal));
}

function* loadMore() {
  const { value: page } = yield* select(selectOrders);
  if (!page?.nextCursor) return;
  const query = { limit: pageSize, cursor: page.nextCursor, ...(yield* chosenOrders()) };
  const result = yield* fetchOrders(yield* currentUserId(), query);
  yield* put(result.ok ? moreOrdersLoaded(pageIn(result.body)) : moreOrdersFailed(result.refusal));
}

function* chosenOrders() {
  const showsAttempts = yield* select(selectShowsAttempts);
  return showsAttempts ? {} : { attempts: 'hidden' as const };
}

const pageIn = ({ data, meta }: Schema<'OrderPageAnswer'>): OrderPage => ({
  orders: data,
  ...meta,
});

/** Closing the order cancels its request. */
function* loadOrder(
  action: ReturnType<
    typeof orderOpened | typeof orderPageOpened | typeof orderLinkOpened | typeof orderClosed
  >,
) {
  if (orderOpened.match(action)) yield* loadDetails(action.payload._id);
  if (orderPageOpened.match(action)) yield* loadDetails(action.payload.name);
  if (orderLinkOpened.match(action)) yield* loadByLink(action.payload.token);
}

/** From now on, the calls about this order send its link. */
function* loadByLink(token: string) {
  const result = yield* fetchLinkedOrder(token);
  if (result.ok) orderLinks.keep(result.body.data._id, token);
  yield* showDetails(result);
}

/** @param name the order's id or number */
function* loadDetails(name: string) {
  yield* showDetails(yield* fetchOrder(name));
}

function* showDetails(result: Answer<{ data: Order }>) {
  if (result.ok) yield* put(orderLoaded(result.body.data));
  else if (result.refusal.status === 404) yield* put(orderMissed());
  else yield* put(orderFailed(result.refusal));
}

function* payLater({ payload: { orderId } }: ReturnType<typeof payRequested>) {
  const { notifier, navigator } = yield* services();
  const result = yield* postPay(orderId);
  if (result.ok) {
    currentOrder.set(orderId);
    yield* call(navigator.leave, result.body.approvalURL);
    // The button stays busy until the browser leaves or returns.
    yield* take(orderActionEnded);
    return;
  }
  notifier.failure(result.refusal.message);
  yield* put(orderActionEnded());
  yield* put(ordersRequested());
}

function* cancelOrder({ payload: { orderId } }: ReturnType<typeof cancelRequested>) {
  const { notifier } = yield* services();
  const result = yield* postCancel(orderId);
  if (!result.ok) notifier.failure(result.refusal.message);
  else {
    yield* put(orderChanged(result.body.data));
    if (result.body.data.paymentStatus === 'failed') {
      notifier.success('Order cancelled. Nothing was charged');
    }
  }
  yield* put(orderActionEnded());
}
