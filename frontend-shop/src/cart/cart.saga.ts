import {
  actionChannel,
  callApi,
  currentUserId,
  put,
  select,
  services,
  take,
  type SagaGenerator,
} from '@haberdash/kit/effects';
import { addLine, cartIn, changeLine, fetchCart, removeLine } from './cart.api';
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
  for (;;) yield* answer(yield* take(requests));
}

function* answer(action: CartAction) {
  if (addRequested.match(action)) yield* addToCart(action.payload);
  else if (quantityChangeRequested.match(action)) yield* changeQuantity(action.payload);
  else if (removeRequested.match(action)) yield* removeFromCart(action.payload);
  else yield* loadCart();
}

function* loadCart() {
  const { notifier } = yield* services();
  const answer = yield* callApi(fetchCart(yield* currentUserId()));
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
  if (quantity + 1 > totalStock) yield* refuse(quantity);
  else yield* change(addLine({ ...(yield* key(productId)), quantity: 1 }), 'Product is added to cart');
}

function* changeQuantity({ productId, by }: ReturnType<typeof quantityChangeRequested>['payload']) {
  const line = yield* lineOf(productId);
  const quantity = (line?.quantity ?? 0) + by;
  if (!line || quantity < 1) yield* put(changeRefused());
  else if (by > 0 && quantity > line.totalStock) yield* refuse(line.quantity);
  else
    yield* change(changeLine({ ...(yield* key(productId)), quantity }), 'Cart item is updated successfully');
}

function* removeFromCart({ productId }: ReturnType<typeof removeRequested>['payload']) {
  yield* change(removeLine(yield* key(productId)), 'Cart item is deleted successfully');
}

function* change(request: ReturnType<typeof addLine | typeof changeLine | typeof removeLine>, done: string) {
  const { notifier } = yield* services();
  const answer = yield* callApi(request);
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
  const { cart } = yield* select(selectCart);
  return cart?.items.find((line) => line.productId === productId);
}

function* key(productId: string) {
  return { userId: yield* currentUserId(), productId };
}
