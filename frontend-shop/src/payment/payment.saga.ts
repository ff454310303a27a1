import { put, takeLeading, type SagaGenerator } from '@haberdash/kit/effects';
import { cartRequested } from '../cart/cart.slice';
import { currentOrder } from '../checkout/current-order';
import type { Order } from '../orders/orders.api';
import { rememberSize } from '../product/remembered-sizes';
import { postCapture } from './payment.api';
import { captureRefused, captureRequested, orderMissing, paymentCaptured } from './payment.slice';

export function* paymentSaga(): SagaGenerator<void> {
  yield* takeLeading(captureRequested, capture);
}

function* capture({ payload: { paymentId, payerId } }: ReturnType<typeof captureRequested>) {
  const orderId = currentOrder.get();
  if (!orderId) {
    yield* put(orderMissing());
    return;
  }
  const answer = yield* postCapture({ paymentId, payerId, orderId });
  if (!answer.ok) {
    yield* put(captureRefused(answer.refusal));
    return;
  }
  currentOrder.forget();
  rememberSizes(answer.body.data);
  yield* put(cartRequested());
  yield* put(paymentCaptured({ paymentId }));
}

/** What fitted once is offered first. */
function rememberSizes({ cartItems }: Order) {
  for (const { size } of cartItems) if (size) rememberSize(size);
}
