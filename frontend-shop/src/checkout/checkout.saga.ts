import {
  all,
  call,
  put,
  select,
  services,
  take,
  takeEvery,
  takeLeading,
  type SagaGenerator,
} from '@haberdash/kit/effects';
import { v4 as randomUuid } from 'uuid';
import { addressAdded, selectAddresses } from '../addresses/addresses.slice';
import { cartIn, type Cart } from '../cart/cart.api';
import {
  cartChanged,
  cartLoaded,
  changeRefused,
  linesLost,
  selectCart,
  selectChanges,
} from '../cart/cart.slice';
import { orderOf, postOrder, type NewOrder } from './checkout.api';
import {
  addressChosen,
  attemptStarted,
  checkoutResumed,
  orderRefused,
  paymentRequested,
  paymentStopped,
  selectAddressId,
  selectAttempt,
  type Missing,
} from './checkout.slice';
import { chosenOf, rememberChosen, rememberUsed } from './chosen-address';
import { currentOrder } from './current-order';
import { missingMessages } from './missing-messages';

export function* checkoutSaga(): SagaGenerator<void> {
  yield* all([
    takeLeading(paymentRequested, startPayment),
    takeEvery([addressChosen, addressAdded], rememberChoice),
  ]);
}

function* rememberChoice() {
  const addressId = yield* select(selectAddressId);
  if (addressId) rememberChosen(addressId);
}

function* startPayment() {
  yield* untilCartIsSettled();
  const { value: cart } = yield* select(selectCart);
  const { value: addresses } = yield* select(selectAddresses);
  const address = chosenOf(addresses, yield* select(selectAddressId));
  if (!cart?.items.length) yield* stop('cart');
  else if (!address) yield* stop('address');
  else yield* placeOrder(orderOf(cart, address));
}

/** What was just changed is paid for, too. */
function* untilCartIsSettled() {
  while ((yield* select(selectChanges)).length > 0) yield* take([cartChanged, changeRefused]);
}

function* stop(missing: Missing) {
  const { notifier } = yield* services();
  yield* put(paymentStopped(missing));
  notifier.failure(missingMessages[missing]);
}

function* placeOrder(order: NewOrder) {
  const { notifier, navigator } = yield* services();
  const answer = yield* postOrder(order, yield* keyFor(order));
  if (answer.ok) {
    currentOrder.set(answer.body.orderId);
    rememberUsed(order.addressInfo.addressId);
    yield* call(navigator.leave, answer.body.approvalURL);
    // Still busy, until the browser is gone or comes back.
    yield* take(checkoutResumed);
    return;
  }
  const cart = cartIn(answer.refusal);
  if (cart) {
    yield* put(cartLoaded(cart));
    yield* put(linesLost(order.cartItems.filter(({ variantId }) => !isIn(cart, variantId))));
  }
  yield* put(orderRefused(answer.refusal));
  notifier.failure(answer.refusal.message);
}

const isIn = ({ items }: Cart, variantId: string) => items.some((line) => line.variantId === variantId);

function* keyFor({ cartItems, addressInfo }: NewOrder) {
  const order = JSON.stringify({ cartItems, addressInfo });
  const attempt = yield* select(selectAttempt);
  if (attempt?.order === order) return attempt.key;
  const key = randomUuid();
  yield* put(attemptStarted({ key, order }));
  return key;
}
