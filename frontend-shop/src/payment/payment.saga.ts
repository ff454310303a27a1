import { all, put, takeLatest, takeLeading, type SagaGenerator } from '@haberdash/kit/effects';
import { cartOutdated, cartRequested } from '../cart/cart.slice';
import { currentOrder } from '../checkout/current-order';
import { fetchOrder, type Order } from '../orders/orders.api';
import { rememberSize } from '../product/remembered-sizes';
import { paidOrder } from './paid-order';
import { postCapture } from './payment.api';
import {
  cancelledOrderFailed,
  cancelledOrderLoaded,
  cancelledOrderRequested,
  captureRefused,
  captureRequested,
  paidOrderFailed,
  paidOrderLoaded,
  paidOrderRequested,
  paymentCaptured,
  type Approval,
} from './payment.slice';

export function* paymentSaga(): SagaGenerator<void> {
  yield* all([
    takeLeading(captureRequested, capture),
    takeLatest(paidOrderRequested, loadPaidOrder),
    takeLatest(cancelledOrderRequested, loadCancelledOrder),
  ]);
}

function* capture({ payload }: ReturnType<typeof captureRequested>) {
  const answer = yield* askForCapture(payload);
  if (!answer.ok) {
    yield* put(captureRefused(answer.refusal));
    // A payment under review marks what it is for.
    yield* put(cartOutdated());
    return;
  }
  const order = answer.body.data;
  currentOrder.forget();
  paidOrder.set(order._id);
  rememberSizes(order);
  yield* put(cartRequested());
  yield* put(paymentCaptured({ paymentId: payload.paymentId, order }));
}

/** The order that was being paid here may be another than the payment's: then the shop finds the payment's own. */
function* askForCapture(approval: Approval) {
  const orderId = currentOrder.get() ?? undefined;
  const answer = yield* postCapture({ ...approval, orderId });
  const isOfAnother = !answer.ok && answer.refusal.status === 404 && orderId !== undefined;
  return isOfAnother ? yield* postCapture(approval) : answer;
}

function* loadPaidOrder() {
  const answer = yield* fetchOrder(paidOrder.getId() ?? '');
  yield* put(answer.ok ? paidOrderLoaded(answer.body.data) : paidOrderFailed(answer.refusal));
}

function* loadCancelledOrder({ payload: { orderId } }: ReturnType<typeof cancelledOrderRequested>) {
  const answer = yield* fetchOrder(orderId);
  yield* put(answer.ok ? cancelledOrderLoaded(answer.body.data) : cancelledOrderFailed(answer.refusal));
}

/** What fitted once is offered first. */
function rememberSizes({ cartItems }: Order) {
  for (const { size } of cartItems) if (size) rememberSize(size);
}
