import { call, put, select, services, take, takeLeading, type SagaGenerator } from '@haberdash/kit/effects';
import { v4 as randomUuid } from 'uuid';
import { selectAddresses } from '../addresses/addresses.slice';
import { cartIn } from '../cart/cart.api';
import { cartChanged, cartLoaded, changeRefused, selectCart, selectChanges } from '../cart/cart.slice';
import { orderOf, postOrder, type NewOrder } from './checkout.api';
import {
  attemptStarted,
  checkoutResumed,
  orderRefused,
  paymentRequested,
  paymentStopped,
  selectAddressId,
  selectAttempt,
} from './checkout.slice';
import { currentOrder } from './current-order';

export function* checkoutSaga(): SagaGenerator<void> {
  yield* takeLeading(paymentRequested, startPayment);
}

function* startPayment() {
  yield* untilCartIsSettled();
  const { value: cart } = yield* select(selectCart);
  const { value: addresses } = yield* select(selectAddresses);
  const addressId = yield* select(selectAddressId);
  const address = addresses?.find(({ _id }) => _id === addressId);
  if (!cart?.items.length) yield* stop('Your cart is empty. Please add items to proceed');
  else if (!address) yield* stop('Please select one address to proceed.');
  else yield* placeOrder(orderOf(cart, address));
}

/** What was just changed is paid for, too. */
function* untilCartIsSettled() {
  while ((yield* select(selectChanges)).length > 0) yield* take([cartChanged, changeRefused]);
}

function* stop(message: string) {
  const { notifier } = yield* services();
  yield* put(paymentStopped());
  notifier.failure(message);
}

function* placeOrder(order: NewOrder) {
  const { notifier, navigator } = yield* services();
  const answer = yield* postOrder(order, yield* keyFor(order));
  if (answer.ok) {
    currentOrder.set(answer.body.orderId);
    yield* call(navigator.leave, answer.body.approvalURL);
    // Still busy, until the browser is gone or comes back.
    yield* take(checkoutResumed);
    return;
  }
  const cart = cartIn(answer.refusal);
  if (cart) yield* put(cartLoaded(cart));
  yield* put(orderRefused(answer.refusal));
  notifier.failure(answer.refusal.message);
}

function* keyFor({ cartItems, addressInfo }: NewOrder) {
  const order = JSON.stringify({ cartItems, addressInfo });
  const attempt = yield* select(selectAttempt);
  if (attempt?.order === order) return attempt.key;
  const key = randomUuid();
  yield* put(attemptStarted({ key, order }));
  return key;
}
