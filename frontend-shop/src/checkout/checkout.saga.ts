import {
  all,
  call,
  currentUserId,
  isSignedIn,
  put,
  select,
  services,
  take,
  takeEvery,
  takeLatest,
  takeLeading,
  type SagaGenerator,
} from '@haberdash/kit/effects';
import { money } from '@haberdash/kit/money';
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
import { isUnderReview } from '../cart/cart-changes';
import {
  cartChanged,
  cartLoaded,
  cartRequested,
  changeRefused,
  linesLost,
  selectCart,
  selectPendingChanges,
} from '../cart/cart.slice';
import {
  fetchLatestOrder,
  fetchSandboxGateway,
  orderOf,
  placeKey,
  placeOf,
  postOrder,
  type CheckoutOffer,
  type NewOrder,
  type PlacedOrder,
} from './checkout.api';
import {
  addressChosen,
  attemptStarted,
  checkoutOpened,
  checkoutResumed,
  orderPlacedPaid,
  paymentRefused,
  paymentRequested,
  paymentStopped,
  sandboxGatewayLoaded,
  sandboxGatewayRequested,
  selectAddressId,
  selectAttempt,
  type Missing,
} from './checkout.slice';
import { selectedAddress, storeLastUsed, storeSelected } from './chosen-address';
import { currentOrder } from './current-order';
import { orderLinks } from '../orders/links/order-link';
import { showRefusedFields, typedGuest } from './guest/guest.saga';
import { showPaid } from '../payment/payment.saga';
import { offerTo } from './delivery/checkout-delivery.saga';
import { offersRequested, selectChosenOffer } from './delivery/checkout-delivery.slice';
import { missingMessages, noDelivery } from './missing-messages';

export function* checkoutSaga(): SagaGenerator<void> {
  yield* all([
    takeLeading(paymentRequested, startPayment),
    takeEvery([addressChosen, addressAdded], rememberChoice),
    takeLatest(checkoutOpened, selectLastUsed),
    takeLatest(sandboxGatewayRequested, loadSandboxGateway),
  ]);
}

/** The checkout works without it, so a failure is not shown. */
function* loadSandboxGateway() {
  const result = yield* fetchSandboxGateway();
  if (result.ok) yield* put(sandboxGatewayLoaded(result.body.data));
}

function* rememberChoice() {
  const addressId = yield* select(selectAddressId);
  if (addressId) storeSelected(addressId);
}

/** Without a stored address, selects that of the latest order. */
function* selectLastUsed() {
  const { payload: addresses } = yield* take(addressesLoaded);
  if (addresses.length === 0 || (yield* chosenAddress())) return;
  const result = yield* fetchLatestOrder(yield* currentUserId());
  const addressId = result.ok ? result.body.data[0]?.addressInfo.addressId : undefined;
  const isThere = addresses.some(({ _id }) => _id === addressId);
  // The shopper may have selected one in the meantime.
  if (addressId && isThere && !(yield* chosenAddress())) yield* put(addressChosen({ addressId }));
}

function* chosenAddress() {
  const { value: addresses } = yield* select(selectAddresses);
  return selectedAddress(addresses, yield* select(selectAddressId));
}

function* startPayment() {
  const shown = yield* select(selectChosenOffer);
  if (!(yield* cartWithoutPendingChanges())?.items.length) {
    yield* stopPayment('cart');
    return;
  }
  if (!(yield* isSignedIn())) {
    yield* payAsGuest(shown);
    return;
  }
  if (!(yield* isPickedUp(shown)) && !(yield* saveTypedAddress())) {
    yield* put(paymentStopped(null));
    return;
  }
  yield* payFor(shown?.price ?? 0);
}

function* payAsGuest(shown: CheckoutOffer | undefined) {
  const guest = yield* typedGuest(shown);
  if (!guest) {
    yield* put(paymentStopped(null));
    return;
  }
  const place = guest.address && placeOf(guest.address);
  const offer = place ? yield* offerTo(placeKey(place), place) : shown;
  const cart = yield* cartWithoutPendingChanges();
  if (cart && offer && offer.price <= (shown?.price ?? 0)) {
    yield* placeOrder({ ...orderOf(cart, undefined, offer), guest });
  } else {
    yield* showDelivery(offer);
  }
}

/** @param shownPrice of the delivery, as the page has shown it */
function* payFor(shownPrice: number) {
  const cart = yield* cartWithoutPendingChanges();
  const address = yield* chosenAddress();
  const offer = cart && (yield* offerTo(address?._id ?? null));
  if (!cart || (!address && !offer)) {
    yield* stopPayment('address');
  } else if (offer && offer.price <= shownPrice) {
    yield* placeOrder(orderOf(cart, address, offer));
  } else {
    yield* showDelivery(offer);
  }
}

/** Without an address: then one that is being typed does not matter. */
function* isPickedUp(offer: CheckoutOffer | undefined) {
  return offer?.kind === 'pick-up' && !(yield* chosenAddress());
}

/** Nobody pays for a delivery that the page has not shown yet. */
function* showDelivery(offer: CheckoutOffer | null | undefined) {
  const message = offer
    ? `Delivery is ${money(offer.price)}. Please check the total and pay again.`
    : noDelivery;
  yield* put(paymentRefused({ message }));
}

/** Waits until the server has confirmed or refused all pending changes. */
function* cartWithoutPendingChanges(): SagaGenerator<Cart | null> {
  while ((yield* select(selectPendingChanges)).length > 0) yield* take([cartChanged, changeRefused]);
  return (yield* select(selectCart)).value;
}

/** @returns whether the address form has nothing unsaved; its errors are shown at the fields */
function* saveTypedAddress(): SagaGenerator<boolean> {
  if (!(yield* select(selectHasUnsaved))) return true;
  yield* put(saveRequested());
  const saved: string[] = [addressAdded.type, addressUpdated.type];
  const { type } = yield* take<UnknownAction>([...saved, saveFailed, fieldsRefused, formCleared]);
  return saved.includes(type);
}

function* stopPayment(missing: Missing) {
  const { notifier } = yield* services();
  yield* put(paymentStopped(missing));
  notifier.failure(missingMessages[missing]);
}

function* placeOrder(order: NewOrder) {
  const { notifier, navigator } = yield* services();
  const result = yield* postOrder(order, yield* keyFor(order));
  if (result.ok) {
    const { orderId, approvalURL, nothingOwed, orderLink }: PlacedOrder = result.body;
    if (order.addressInfo) storeLastUsed(order.addressInfo.addressId);
    if (orderLink) orderLinks.keep(orderId, orderLink);
    if (nothingOwed) {
      yield* showPaid(orderId);
      yield* put(orderPlacedPaid());
      return;
    }
    currentOrder.set(orderId);
    yield* call(navigator.leave, approvalURL);
    // The button stays busy until the browser leaves or returns.
    yield* take(checkoutResumed);
    return;
  }
  const cart = cartIn(result.refusal);
  if (cart) {
    yield* put(cartLoaded(cart));
    yield* put(linesLost(order.cartItems.filter(({ variantId }) => !isIn(cart, variantId))));
  }
  if (result.refusal.code === 'CART_EMPTY') yield* put(cartRequested());
  yield* put(paymentRefused(result.refusal));
  yield* showRefusedFields(result.refusal);
  yield* put(offersRequested(destinationOf(order)));
  if (result.refusal.code === 'CART_EMPTY' || !(yield* isPayable())) notifier.failure(result.refusal.message);
}

function destinationOf({ addressInfo, guest }: NewOrder) {
  const place = guest?.address && placeOf(guest.address);
  return place ? { addressId: placeKey(place), place } : { addressId: addressInfo?.addressId ?? null };
}

/** Tells whether the page has the payment button, beside which the message is shown. */
function* isPayable() {
  const { value: cart } = yield* select(selectCart);
  return cart !== null && cart.items.length > 0 && !isUnderReview(cart);
}

const isIn = ({ items }: Cart, variantId: string) => items.some((line) => line.variantId === variantId);

/** The same one for the same order, of which only the time is another. */
function* keyFor({ orderDate: _, orderUpdateDate: __, ...inputs }: NewOrder) {
  const order = JSON.stringify(inputs);
  const attempt = yield* select(selectAttempt);
  if (attempt?.order === order) return attempt.key;
  const key = randomUuid();
  yield* put(attemptStarted({ key, order }));
  return key;
}
