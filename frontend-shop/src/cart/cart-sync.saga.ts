import {
  all,
  call,
  currentUserId,
  delay,
  put,
  select,
  take,
  type SagaGenerator,
} from '@haberdash/kit/effects';
import { connectTabs, returnsToTab } from '@haberdash/kit/other-tabs';
import { selectUser, type SessionHolder } from '@haberdash/kit/session';
import { cartChanged, cartOutdated } from './cart.slice';

/** Milliseconds: returning to the tab sooner than this does not reload the cart. */
const freshFor = 5000;

/** Keeps the cart up to date with changes in other tabs and on other devices. */
export function* cartSyncSaga(): SagaGenerator<void> {
  const tabs = connectTabs('cart');
  const returns = returnsToTab();
  try {
    yield* all([call(notifyOtherTabs, tabs), call(followOtherTabs, tabs), call(refreshOnReturn, returns)]);
  } finally {
    tabs.heard.close();
    returns.close();
  }
}

type Tabs = ReturnType<typeof connectTabs>;

/** Sends only the user's id; the other tabs fetch the cart from the server. */
function* notifyOtherTabs({ tell }: Tabs) {
  for (;;) {
    yield* take(cartChanged);
    tell(yield* currentUserId());
  }
}

function* followOtherTabs({ heard }: Tabs) {
  for (;;) {
    const userId = yield* take(heard);
    if (userId === (yield* signedInUserId())) yield* put(cartOutdated());
  }
}

function* refreshOnReturn(returns: ReturnType<typeof returnsToTab>) {
  for (;;) {
    yield* take(returns);
    if (!(yield* signedInUserId())) continue;
    yield* put(cartOutdated());
    yield* delay(freshFor);
  }
}

function* signedInUserId() {
  const user = yield* select((state: SessionHolder) => selectUser(state));
  return user?.id;
}
