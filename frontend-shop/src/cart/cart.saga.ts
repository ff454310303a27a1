import {
  actionChannel,
  currentUserId,
  put,
  select,
  services,
  take,
  type SagaGenerator,
} from '@haberdash/kit/effects';
import { cartIn, deleteLine, fetchCart, postLine, putLine } from './cart.api';
import {
  addRequested,
  cartFailed,
  cartLoaded,
  cartRequested,
  changeRefused,
  quantityChangeRequested,
  removeRequested,
  selectCart,
} from './cart.slice';

type CartAction = ReturnType<
  typeof cartRequested | typeof addRequested | typeof quantityChangeRequested | typeof removeRequested
>;

/** One call after the other, however fast the clicks: each starts from the cart that the one before it left. */
export function* cartSaga(): SagaGenerator<void> {
  const requests = yield* actionChannel<CartAction>([
    cartRequested,
    addRequested,
    quantityChangeRequested,
    removeRequested,
  ]);
  for (;;) yield* handle(yield* take(requests));
}

function* handle(action: CartAction) {
  if (addRequested.match(action)) yield* addToCart(action.payload);
  else if (quantityChangeRequested.match(action)) yield* changeQuantity(action.payload);
  else if (removeRequested.match(action)) yield* removeFromCart(action.payload);
  else yield* loadCart();
}

function* loadCart() {
  const { notifier } = yield* services();
  const answer = yield* fetchCart(yield* currentUserId());
  if (!answer.ok) {
    yield* put(cartFailed(answer.refusal));
    return;
  }
  yield* put(cartLoaded(answer.body.data));
  if (answer.body.message) notifier.failure(answer.body.message);
}

function* addToCart({ productId, totalStock }: ReturnType<typeof addRequested>['payload']) {
  const line = yield* lineOf(productId);
  const quantity = line?.quantity ?? 0;
  if (quantity + 1 > totalStock) {
    yield* refuse(quantity);
  } else {
    const key = yield* lineKey(productId);
    yield* sendChange(postLine({ ...key, quantity: 1 }), 'Product is added to cart');
  }
}

function* changeQuantity({ productId, by }: ReturnType<typeof quantityChangeRequested>['payload']) {
  const line = yield* lineOf(productId);
  const quantity = (line?.quantity ?? 0) + by;
  if (!line || quantity < 1) {
    yield* put(changeRefused());
  } else if (by > 0 && quantity > line.totalStock) {
    yield* refuse(line.quantity);
  } else {
    const key = yield* lineKey(productId);
    yield* sendChange(putLine({ ...key, quantity }), 'Cart item is updated successfully');
  }
}

function* removeFromCart({ productId }: ReturnType<typeof removeRequested>['payload']) {
  yield* sendChange(deleteLine(yield* lineKey(productId)), 'Cart item is deleted successfully');
}

type Change = ReturnType<typeof postLine | typeof putLine | typeof deleteLine>;

function* sendChange(change: Change, done: string) {
  const { notifier } = yield* services();
  const answer = yield* change;
  if (answer.ok) {
    yield* put(cartLoaded(answer.body.data));
    if (answer.body.message) notifier.failure(answer.body.message);
    else notifier.success(done);
    return;
  }
  const cart = cartIn(answer.refusal);
  yield* put(cart ? cartLoaded(cart) : changeRefused());
  notifier.failure(answer.refusal.message);
}

function* refuse(quantity: number) {
  const { notifier } = yield* services();
  yield* put(changeRefused());
  notifier.failure(`Only ${quantity} quantity can be added for this item`);
}

function* lineOf(productId: string) {
  const { value: cart } = yield* select(selectCart);
  return cart?.items.find((line) => line.productId === productId);
}

function* lineKey(productId: string) {
  return { userId: yield* currentUserId(), productId };
}
