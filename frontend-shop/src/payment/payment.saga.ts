import type { Answer } from '@haberdash/kit/api/client';
import {
  all,
  call,
  put,
  services,
  takeLatest,
  takeLeading,
  type SagaGenerator,
} from '@haberdash/kit/effects';
import { load } from '@haberdash/kit/load';
import { cartOutdated, cartRequested } from '../cart/cart.slice';
import { methodForgotten } from '../checkout/delivery/checkout-delivery.slice';
import { currentOrder } from '../checkout/current-order';
import { fetchLinkedOrder } from '../orders/links/order-link.api';
import { orderLinks } from '../orders/links/order-link';
import { fetchOrder, type Order } from '../orders/orders.api';
import { rememberSize } from '../product/sizes/remembered-sizes';
import { paidOrder } from './paid-order';
import { postCapture } from './payment.api';
import {
  unpaidOrderFailed,
  unpaidOrderLoaded,
  unpaidOrderRequested,
  captureRefused,
  captureRequested,
  paidOrderChanged,
  paidOrderFailed,
  paidOrderLoaded,
  paidOrderRequested,
  paymentCaptured,
  type Approval,
} from './payment.slice';

export function* paymentSaga(): SagaGenerator<void> {
  yield* all([
    takeLeading(captureRequested, capture),
    takeLatest([captureRequested, paymentCaptured], completeByLink),
    takeLatest(paidOrderRequested, loadPaidOrder),
    takeLatest(unpaidOrderRequested, loadUnpaidOrder),
  ]);
}

function* capture({ payload }: ReturnType<typeof captureRequested>) {
  const result = yield* captureForOrder(payload);
  if (!result.ok) {
    yield* put(captureRefused(result.refusal));
    const orderId = currentOrder.get();
    if (orderId && result.refusal.status !== 404) yield* put(unpaidOrderRequested({ orderId }));
    // If the payment is in review, the cart marks its lines.
    yield* put(cartOutdated());
    return;
  }
  const order = result.body.data;
  yield* endCheckout(order._id);
  rememberSizes(order);
  yield* put(paymentCaptured({ paymentId: payload.paymentId, order }));
}

/** The order as captured is shown at once; only its link tells where the e-mails of a guest go. */
function* completeByLink(action: ReturnType<typeof captureRequested | typeof paymentCaptured>) {
  if (!paymentCaptured.match(action)) return;
  const { _id: orderId } = action.payload.order;
  if (orderLinks.of(orderId) === undefined) return;
  const result = yield* fetchPaidOrder(orderId);
  if (result.ok) yield* put(paidOrderLoaded(result.body.data));
}

/** Leads to the confirmation of an order for which nothing was owed. */
export function* showPaid(orderId: string): SagaGenerator<void> {
  const { navigator } = yield* services();
  yield* endCheckout(orderId);
  yield* put(paidOrderChanged());
  const result = yield* fetchPaidOrder(orderId);
  if (result.ok) {
    rememberSizes(result.body.data);
    yield* put(paidOrderLoaded(result.body.data));
  }
  yield* call(navigator.go, '/shop/payment-success');
}

function* endCheckout(orderId: string) {
  currentOrder.forget();
  yield* put(methodForgotten());
  paidOrder.set(orderId);
  yield* put(cartRequested());
}

/** The current order of this tab may not be the payment's; then the server finds the payment's order. */
function* captureForOrder(approval: Approval) {
  const orderId = currentOrder.get() ?? undefined;
  const result = yield* postCapture({ ...approval, orderId }, orderId);
  const isOfAnother = !result.ok && result.refusal.status === 404 && orderId !== undefined;
  return isOfAnother ? yield* postCapture(approval, orderId) : result;
}

function* loadPaidOrder() {
  yield* load<Order>(fetchPaidOrder(paidOrder.getId() ?? ''), paidOrderLoaded, paidOrderFailed);
}

/** The link of a guest's order also tells its e-mail address. */
function fetchPaidOrder(orderId: string): SagaGenerator<Answer<{ data: Order }>> {
  const token = orderLinks.of(orderId);
  return token ? fetchLinkedOrder(token) : fetchOrder(orderId);
}

function* loadUnpaidOrder({ payload: { orderId } }: ReturnType<typeof unpaidOrderRequested>) {
  yield* load(fetchOrder(orderId), unpaidOrderLoaded, unpaidOrderFailed);
}

/** Preselects these sizes from now on. */
function rememberSizes({ cartItems }: Order) {
  for (const { size } of cartItems) if (size) rememberSize(size);
}
