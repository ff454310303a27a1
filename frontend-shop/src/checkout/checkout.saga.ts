import {
  call,
  callApi,
  put,
  select,
  services,
  take,
  takeLeading,
  type SagaGenerator,
} from '@haberdash/kit/effects';
import { selectAddresses } from '../addresses/addresses.slice';
import { cartIn } from '../cart/cart.api';
import { cartLoaded, selectCart } from '../cart/cart.slice';
import { createOrder, orderOf, type NewOrder } from './checkout.api';
import {
  attemptStarted,
  checkoutResumed,
  orderRefused,
  paymentRequested,
  paymentStopped,
  selectCheckout,
} from './checkout.slice';
import { currentOrder } from './current-order';
import { newIdempotencyKey } from './idempotency-key';

export function* checkoutSaga(): SagaGenerator<void> {
  yield* takeLeading(paymentRequested, startPayment);
}

function* startPayment() {
  const { cart } = yield* select(selectCart);
  const { addressId } = yield* select(selectCheckout);
  const addresses = yield* select(selectAddresses);
  const address = addresses.find(({ _id }) => _id === addressId);
  if (!cart?.items.length) yield* stop('Your cart is empty. Please add items to proceed');
  else if (!address) yield* stop('Please select one address to proceed.');
  else yield* placeOrder(orderOf(cart, address));
}

function* stop(message: string) {
  const { notifier } = yield* services();
  yield* put(paymentStopped());
  notifier.failure(message);
}

function* placeOrder(order: NewOrder) {
  const { notifier, navigator } = yield* services();
  const answer = yield* callApi(createOrder(order, yield* keyFor(order)));
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
  const { attempt } = yield* select(selectCheckout);
  if (attempt?.order === order) return attempt.key;
  const key = newIdempotencyKey();
  yield* put(attemptStarted({ key, order }));
  return key;
}
