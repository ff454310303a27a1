import {
  all,
  call,
  currentUserId,
  put,
  select,
  services,
  take,
  takeEvery,
  takeLatest,
  takeLeading,
  type SagaGenerator,
} from '@haberdash/kit/effects';
import type { UnknownAction } from 'redux';
import { v4 as randomUuid } from 'uuid';
import {
  addressAdded,
  addressesLoaded,
  addressUpdated,
  fieldsRefused,
  formCleared,
  saveFailed,
  saveRequested,
  selectAddresses,
  selectHasUnsaved,
} from '../addresses/addresses.slice';
import { cartIn, type Cart } from '../cart/cart.api';
import {
  cartChanged,
  cartLoaded,
  changeRefused,
  linesLost,
  selectCart,
  selectChanges,
} from '../cart/cart.slice';
import { fetchLatestOrder, fetchSandboxGateway, orderOf, postOrder, type NewOrder } from './checkout.api';
import {
  addressChosen,
  attemptStarted,
  checkoutOpened,
  checkoutResumed,
  orderRefused,
  paymentRequested,
  paymentStopped,
  sandboxGatewayLoaded,
  sandboxGatewayRequested,
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
    takeLatest(checkoutOpened, chooseLastUsed),
    takeLatest(sandboxGatewayRequested, loadSandboxGateway),
  ]);
}

/** A checkout does without it: nobody is told when it can't be loaded. */
function* loadSandboxGateway() {
  const answer = yield* fetchSandboxGateway();
  if (answer.ok) yield* put(sandboxGatewayLoaded(answer.body.data));
}

function* rememberChoice() {
  const addressId = yield* select(selectAddressId);
  if (addressId) rememberChosen(addressId);
}

/** Where this browser remembers none: the one that the latest order went to. */
function* chooseLastUsed() {
  const { payload: addresses } = yield* take(addressesLoaded);
  if (addresses.length === 0 || (yield* chosenAddress())) return;
  const answer = yield* fetchLatestOrder(yield* currentUserId());
  const addressId = answer.ok ? answer.body.data[0]?.addressInfo.addressId : undefined;
  const isThere = addresses.some(({ _id }) => _id === addressId);
  // The shopper may have been faster.
  if (addressId && isThere && !(yield* chosenAddress())) yield* put(addressChosen({ addressId }));
}

function* chosenAddress() {
  const { value: addresses } = yield* select(selectAddresses);
  return chosenOf(addresses, yield* select(selectAddressId));
}

function* startPayment() {
  if (!(yield* settledCart())?.items.length) {
    yield* stop('cart');
    return;
  }
  if (!(yield* saveTypedAddress())) {
    yield* put(paymentStopped(null));
    return;
  }
  const cart = yield* settledCart();
  const address = yield* chosenAddress();
  if (cart && address) yield* placeOrder(orderOf(cart, address));
  else yield* stop('address');
}

/** What was just changed is paid for, too. */
function* settledCart(): SagaGenerator<Cart | null> {
  while ((yield* select(selectChanges)).length > 0) yield* take([cartChanged, changeRefused]);
  return (yield* select(selectCart)).value;
}

/** @returns whether nothing is left unsaved in the address form; what is wrong there is shown at its fields */
function* saveTypedAddress(): SagaGenerator<boolean> {
  if (!(yield* select(selectHasUnsaved))) return true;
  yield* put(saveRequested());
  const saved: string[] = [addressAdded.type, addressUpdated.type];
  const { type } = yield* take<UnknownAction>([...saved, saveFailed, fieldsRefused, formCleared]);
  return saved.includes(type);
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
