import { all, call, delay, put, select, take, takeEvery, type SagaGenerator } from '@haberdash/kit/effects';
import { connectTabs, returnsToTab } from '@haberdash/kit/other-tabs';
import { additionGivenUp, cartChanged, cartLoaded, cartOutdated, selectServerCart } from './cart.slice';
import { takeAddition } from './intended-addition';
import { cartOwner, visitorCart, visitorId } from './visitors/cart-owner';

/** Milliseconds: returning to the tab sooner than this does not reload the cart. */
const freshFor = 5000;

/** Keeps the cart up to date with changes in other tabs and on other devices. */
export function* cartSyncSaga(): SagaGenerator<void> {
  const tabs = connectTabs('cart');
  const returns = returnsToTab();
  try {
    yield* all([
      call(notifyOtherTabs, tabs),
      call(followOtherTabs, tabs),
      call(refreshOnReturn, returns),
      takeEvery([cartLoaded, cartChanged], markVisitorCart),
      takeEvery(additionGivenUp, takeAddition),
    ]);
  } finally {
    tabs.heard.close();
    returns.close();
  }
}

type Tabs = ReturnType<typeof connectTabs>;

/** Sends only the owner's id; the other tabs fetch the cart from the server. */
function* notifyOtherTabs({ tell }: Tabs) {
  for (;;) {
    yield* take(cartChanged);
    const owner = yield* cartOwner();
    if (owner) tell(owner);
  }
}

function* followOtherTabs({ heard }: Tabs) {
  for (;;) {
    const owner = yield* take(heard);
    if (owner === (yield* cartOwner())) yield* put(cartOutdated());
  }
}

function* refreshOnReturn(returns: ReturnType<typeof returnsToTab>) {
  for (;;) {
    yield* take(returns);
    if (!(yield* hasCart())) continue;
    yield* put(cartOutdated());
    yield* delay(freshFor);
  }
}

/** A visitor who has added nothing yet has none. */
function* hasCart() {
  const owner = yield* cartOwner();
  if (owner !== visitorId) return owner !== null;
  return visitorCart.isKnown() || (yield* select(selectServerCart)) !== null;
}

function* markVisitorCart({ payload: { userId, items } }: ReturnType<typeof cartLoaded>) {
  yield* call(visitorCart.mark, userId === visitorId && items.length > 0);
}
