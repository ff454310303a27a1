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
const FRESH_FOR = 5000;

/** The cart follows what is done to it in other tabs, on other devices and by time. */
export function* cartElsewhereSaga(): SagaGenerator<void> {
  const tabs = connectTabs('cart');
  const returns = returnsToTab();
  try {
    yield* all([call(tellOthers, tabs), call(hearOthers, tabs), call(lookAfterReturns, returns)]);
  } finally {
    tabs.heard.close();
    returns.close();
  }
}

type Tabs = ReturnType<typeof connectTabs>;

/** Only whose cart it was: what lies in it is the server's to tell. */
function* tellOthers({ tell }: Tabs) {
  for (;;) {
    yield* take(cartChanged);
    tell(yield* currentUserId());
  }
}

function* hearOthers({ heard }: Tabs) {
  for (;;) {
    const userId = yield* take(heard);
    if (userId === (yield* whoIsHere())) yield* put(cartOutdated());
  }
}

function* lookAfterReturns(returns: ReturnType<typeof returnsToTab>) {
  for (;;) {
    yield* take(returns);
    if (!(yield* whoIsHere())) continue;
    yield* put(cartOutdated());
    yield* delay(FRESH_FOR);
  }
}

function* whoIsHere() {
  const user = yield* select((state: SessionHolder) => selectUser(state));
  return user?.id;
}
