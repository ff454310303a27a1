import type { Channel } from 'redux-saga';
import {
  call,
  currentUserId,
  delay,
  fork,
  isSignedIn,
  put,
  race,
  services,
  take,
  type SagaGenerator,
} from '@haberdash/kit/effects';
import { connectTabs } from '@haberdash/kit/other-tabs';
import { lineOf } from '../cart/cart-changes';
import { addRequested, cartChanged, changeRefused, removeRequested } from '../cart/cart.slice';
import { browserWishes, keepInBrowser } from './browser-wishes';
import { withoutWish, withWish } from './wish-changes';
import { deleteWish, fetchWishes, postWishes, putWish, type Wish } from './wishes.api';
import {
  lineSaved,
  wishAdded,
  wishesFailed,
  wishesFound,
  wishesLoaded,
  wishesOutdated,
  wishListOpened,
  wishMovedToCart,
  wishRemoved,
  type WishedLine,
  type WishesAction,
} from './wishes.slice';

type Tabs = ReturnType<typeof connectTabs>;

/** Milliseconds: a cart that has not answered by then keeps the wish. */
const patience = 10_000;

/**
 * A shopper's wishes lie on the server, a visitor's in the browser. One request after the other, so that the last response has all of them.
 * @param waiting what was requested since the first, in its order
 */
export function* handleWishes(first: WishesAction, waiting: Channel<WishesAction>): SagaGenerator<void> {
  const tabs = connectTabs('wishes');
  try {
    yield* fork(followOtherTabs, tabs);
    yield* call(handle, first, tabs);
    for (;;) yield* call(handle, yield* take(waiting), tabs);
  } finally {
    tabs.heard.close();
  }
}

/** Tabs tell nothing of the wishes: the others read them where they lie. */
function* followOtherTabs({ heard }: Tabs) {
  for (;;) {
    yield* take(heard);
    yield* put(wishesOutdated());
  }
}

function* handle(action: WishesAction, { tell }: Tabs) {
  if (wishAdded.match(action)) yield* addWish(action.payload, tell);
  else if (wishRemoved.match(action)) yield* changeWishes(action.payload, true, tell);
  else if (lineSaved.match(action)) yield* saveLine(action.payload, tell);
  else if (wishMovedToCart.match(action)) yield* moveToCart(action.payload);
  else if (wishesFound.match(action)) yield* moveIntoAccount(tell);
  else if (wishListOpened.match(action)) yield* openList();
  else yield* loadWishes(wishesOutdated.match(action));
}

function* loadWishes(isRefresh: boolean) {
  if (!(yield* isSignedIn())) {
    yield* put(wishesLoaded(browserWishes()));
    return;
  }
  const result = yield* fetchWishes(yield* currentUserId());
  if (result.ok) yield* put(wishesLoaded(result.body.data));
  else if (!isRefresh) yield* put(wishesFailed(result.refusal));
}

type Tell = Tabs['tell'];

function* addWish(wish: Wish, tell: Tell) {
  const { notifier } = yield* services();
  if (!(yield* changeWishes(wish, false, tell))) return;
  notifier.success('Added to your wish list', { action: { label: 'View', dispatches: wishListOpened() } });
}

function* changeWishes(wish: Wish, isRemoval: boolean, tell: Tell): SagaGenerator<boolean> {
  const isDone = (yield* isSignedIn())
    ? yield* changeOnServer(wish, isRemoval)
    : yield* changeInBrowser(wish, isRemoval);
  if (isDone) tell('changed');
  else yield* put(wishesOutdated());
  return isDone;
}

function* changeOnServer(wish: Wish, isRemoval: boolean): SagaGenerator<boolean> {
  const { notifier } = yield* services();
  const userId = yield* currentUserId();
  const result = yield* isRemoval ? deleteWish(userId, wish) : putWish(userId, wish);
  if (result.ok) yield* put(wishesLoaded(result.body.data));
  else notifier.failure(result.refusal.message);
  return result.ok;
}

function* changeInBrowser(wish: Wish, isRemoval: boolean): SagaGenerator<boolean> {
  keepInBrowser((isRemoval ? withoutWish : withWish)(browserWishes(), wish));
  yield* put(wishesLoaded(browserWishes()));
  return true;
}

/** The line stays in the cart until the wish list has it. */
function* saveLine(line: Wish & { variantId: string }, tell: Tell) {
  const { notifier } = yield* services();
  if (!(yield* changeWishes(line, false, tell))) return;
  yield* put(removeRequested({ ...line, isSaved: true }));
  notifier.success('Saved for later', { action: { label: 'View', dispatches: wishListOpened() } });
}

/** The wish stays until the cart has the line. */
function* moveToCart(line: WishedLine) {
  yield* put(addRequested(line));
  const { changed } = yield* race({
    changed: take(cartChanged),
    refused: take(changeRefused),
    late: delay(patience),
  });
  if (!changed || !lineOf(changed.payload.items, line)) return;
  yield* put(wishRemoved({ productId: line.productId, variantId: line.variantId }));
}

/** Those that another tab adds meanwhile stay for the next time. */
function* moveIntoAccount(tell: Tell) {
  const wishes = browserWishes();
  if (wishes.length > 0) {
    const result = yield* postWishes(yield* currentUserId(), wishes);
    if (!result.ok) return;
    yield* put(wishesLoaded(result.body.data));
  }
  keepInBrowser(wishes.reduce(withoutWish, browserWishes()));
  tell('changed');
}

function* openList() {
  const { navigator } = yield* services();
  navigator.go('/shop/wishes');
}
