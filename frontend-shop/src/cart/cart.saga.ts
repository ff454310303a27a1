import {
  actionChannel,
  currentUserId,
  put,
  select,
  services,
  take,
  type SagaGenerator,
} from '@haberdash/kit/effects';
import { cartIn, deleteLine, fetchCart, postLine, putLine, putVariant } from './cart.api';
import {
  addRequested,
  cartFailed,
  cartLoaded,
  cartRequested,
  changeRefused,
  exchangeRequested,
  quantityChangeRequested,
  removeRequested,
  selectCart,
  type Exchange,
  type LineId,
  type QuantityChange,
} from './cart.slice';
import { exchangeOpened, selectOpenId } from './exchange.slice';

type CartAction = ReturnType<
  | typeof cartRequested
  | typeof addRequested
  | typeof quantityChangeRequested
  | typeof removeRequested
  | typeof exchangeRequested
>;

/** One call after the other, however fast the clicks: each starts from the cart that the one before it left. */
export function* cartSaga(): SagaGenerator<void> {
  const requests = yield* actionChannel<CartAction>([
    cartRequested,
    addRequested,
    quantityChangeRequested,
    removeRequested,
    exchangeRequested,
  ]);
  for (;;) yield* handle(yield* take(requests));
}

function* handle(action: CartAction) {
  if (addRequested.match(action)) yield* addToCart(action.payload);
  else if (quantityChangeRequested.match(action)) yield* changeQuantity(action.payload);
  else if (removeRequested.match(action)) yield* removeFromCart(action.payload);
  else if (exchangeRequested.match(action)) yield* exchangeVariant(action.payload);
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

function* addToCart({ productId, variantId, totalStock }: ReturnType<typeof addRequested>['payload']) {
  const line = yield* lineOf(productId, variantId);
  const quantity = line?.quantity ?? 0;
  if (quantity + 1 > totalStock) {
    yield* refuse(quantity);
  } else {
    const addition = { ...(yield* lineKey(productId)), variantId, quantity: 1 };
    yield* sendChange(postLine(addition), 'Product is added to cart');
  }
}

function* changeQuantity({ productId, variantId, by }: QuantityChange) {
  const line = yield* lineOf(productId, variantId);
  const quantity = (line?.quantity ?? 0) + by;
  if (!line || quantity < 1) {
    yield* put(changeRefused());
  } else if (by > 0 && quantity > line.totalStock) {
    yield* refuse(line.quantity);
  } else {
    const change = { ...(yield* lineKey(productId)), variantId, quantity };
    yield* sendChange(putLine(change), 'Cart item is updated successfully');
  }
}

function* removeFromCart({ productId, variantId }: LineId) {
  const line = { ...(yield* lineKey(productId)), variantId };
  yield* sendChange(deleteLine(line), 'Cart item is deleted successfully');
}

function* exchangeVariant({ productId, variantId, newVariantId }: Exchange) {
  const line = yield* lineOf(productId, variantId);
  if (!line) {
    yield* put(changeRefused());
    return;
  }
  const exchange = { ...(yield* lineKey(productId)), variantId, newVariantId };
  yield* sendChange(putVariant(exchange), 'Cart item is updated successfully');
  // After a refusal: what is on show was out of date.
  if ((yield* select(selectOpenId)) === variantId) yield* put(exchangeOpened({ productId, variantId }));
}

type Change = ReturnType<typeof postLine | typeof putLine | typeof deleteLine | typeof putVariant>;

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

function* lineOf(productId: string, variantId?: string) {
  const { value: cart } = yield* select(selectCart);
  return cart?.items.find(
    (line) => line.productId === productId && (variantId ?? line.variantId) === line.variantId,
  );
}

function* lineKey(productId: string) {
  return { userId: yield* currentUserId(), productId };
}
