import { actionChannel, call, put, select, services, take, type SagaGenerator } from '@haberdash/kit/effects';
import { detailsRequested, selectDetails } from '../product/details.slice';
import {
  cartIn,
  deleteLine,
  fetchCart,
  postLine,
  putLine,
  putVariant,
  type Cart,
  type CartLine,
} from './cart.api';
import {
  lineOf,
  type Addition,
  type Exchange,
  type LineId,
  type QuantityChange,
  type LineToAdd,
  type Removal,
} from './cart-changes';
import {
  addRequested,
  additionGivenUp,
  cartChanged,
  cartFailed,
  cartLoaded,
  cartOpened,
  cartOutdated,
  cartRequested,
  changeRefused,
  exchangeRequested,
  linesLost,
  addLinesRequested,
  quantityChangeRequested,
  removeRequested,
  selectServerCart,
} from './cart.slice';
import { cartOwner, visitorId } from './visitors/cart-owner';
import { rememberAddition, takeAddition } from './intended-addition';
import { lineName } from './line-name';
import { selectOpenId } from './exchange/exchange.slice';

type CartAction = ReturnType<
  | typeof cartRequested
  | typeof cartOutdated
  | typeof addRequested
  | typeof addLinesRequested
  | typeof quantityChangeRequested
  | typeof removeRequested
  | typeof exchangeRequested
>;

/** Sends changes one after the other, so that each starts from the cart that the previous one returned. */
export function* cartSaga(): SagaGenerator<void> {
  const requests = yield* actionChannel<CartAction>([
    cartRequested,
    cartOutdated,
    addRequested,
    addLinesRequested,
    quantityChangeRequested,
    removeRequested,
    exchangeRequested,
  ]);
  for (;;) yield* handle(yield* take(requests));
}

function* handle(action: CartAction) {
  if (addRequested.match(action)) yield* addToCart(action.payload);
  else if (addLinesRequested.match(action)) yield* addLines(action.payload);
  else if (quantityChangeRequested.match(action)) yield* changeQuantity(action.payload);
  else if (removeRequested.match(action)) yield* removeFromCart(action.payload);
  else if (exchangeRequested.match(action)) yield* exchangeVariant(action.payload);
  else yield* loadCart(cartOutdated.match(action));
}

/** A failed refresh keeps the cart, unless the server says that it is another user's. */
function* loadCart(isRefresh: boolean) {
  const { notifier } = yield* services();
  const owner = yield* cartOwner();
  if (!owner) return;
  const result = yield* fetchCart(owner);
  if (result.ok) {
    const { data, message } = result.body;
    const former = yield* select(selectServerCart);
    yield* put(cartLoaded(data));
    const intended = owner === visitorId ? null : yield* call(takeAddition);
    if (intended) yield* put(addRequested(intended));
    if (message) {
      notifier.failure(message);
      yield* put(linesLost(former?.items.filter((line) => !lineOf(data.items, line)) ?? []));
    }
  } else if (!isRefresh || result.refusal.status === 403) {
    yield* put(cartFailed(result.refusal));
  }
}

function* addToCart(addition: Addition) {
  if (!(yield* cartOwner())) {
    yield* askToSignIn(addition);
    return;
  }
  const { productId, variantId, totalStock } = addition;
  const { quantity = 0 } = (yield* lineInServerCart(addition)) ?? {};
  if (quantity + 1 > totalStock) {
    yield* refuseQuantity(quantity);
    return;
  }
  const { notifier } = yield* services();
  const cart = yield* send(postLine({ ...(yield* lineKey(productId)), variantId, quantity: 1 }));
  if (!cart) return;
  const line = lineOf(cart.items, addition);
  notifier.success('Product is added to cart', {
    picture: line?.image,
    detail: line && [line.title, line.size, line.colour].filter(Boolean).join(', '),
    action: { label: 'View cart', dispatches: cartOpened() },
  });
}

/** After signing in, the cart is loaded, and the addition is made. */
function* askToSignIn(addition: Addition) {
  const { askToSignIn: open } = yield* services();
  yield* put(changeRefused());
  yield* call(rememberAddition, addition);
  const reason = `Sign in and we'll add ${yield* nameOf(addition)} to your cart.`;
  yield* call(open, { reason, whenGivenUp: additionGivenUp() });
}

/** A product that is added from a list may not be loaded. */
function* nameOf({ productId, variantId }: Addition) {
  const { value: product } = yield* select(selectDetails, productId);
  const variant = product?.variants.find(({ _id }) => _id === variantId);
  return product ? lineName({ size: null, colour: null, ...variant, title: product.title }) : 'it';
}

/** Adds as much of each line as is in stock, and names the lines that fell short. */
function* addLines(lines: LineToAdd[]) {
  const { notifier } = yield* services();
  const problems = new Set<string>();
  for (const line of lines) {
    const problem = yield* addLine(line);
    if (problem) problems.add(problem);
  }
  if (problems.size > 0) {
    notifier.failure([...problems].join('. '));
  } else {
    const action = { label: 'View cart', dispatches: cartOpened() };
    notifier.success(lines.length === 1 ? 'Product is added to cart' : 'Products are added to cart', {
      action,
    });
  }
}

/** @returns the message to show if not everything was added */
function* addLine(line: LineToAdd): SagaGenerator<string | undefined> {
  const { quantity } = line;
  const result = yield* addPieces(line, quantity);
  if (result.ok) return undefined;
  const { code, message } = result.refusal;
  if (code !== 'OUT_OF_STOCK' && code !== 'NOT_FOUND') return message;
  const added = quantity > 1 ? yield* addRemainingStock(line) : 0;
  return added > 0
    ? `Only ${added} of ${quantity} could be added: ${lineName(line)}`
    : `There isn't enough of ${lineName(line)} left`;
}

/** Only a line of the cart shows the stock, so this adds one piece first. @returns how many pieces were added */
function* addRemainingStock(line: LineToAdd): SagaGenerator<number> {
  const one = yield* addPieces(line, 1);
  if (!one.ok) return 0;
  const { quantity = 0, totalStock = 0 } = lineOf(one.body.data.items, line) ?? {};
  const more = Math.min(line.quantity - 1, totalStock - quantity);
  if (more < 1) return 1;
  const rest = yield* addPieces(line, more);
  return rest.ok ? 1 + more : 1;
}

function* addPieces({ productId, variantId }: LineToAdd, quantity: number) {
  const result = yield* postLine({ ...(yield* lineKey(productId)), variantId, quantity });
  if (result.ok) yield* put(cartLoaded(result.body.data));
  return result;
}

function* changeQuantity(change: QuantityChange) {
  const { productId, variantId, by } = change;
  const line = yield* lineInServerCart(change);
  const quantity = (line?.quantity ?? 0) + by;
  if (!line || quantity < 1) {
    yield* put(changeRefused());
  } else if (by > 0 && quantity > line.totalStock) {
    yield* refuseQuantity(line.quantity);
  } else {
    yield* sendUpdate(putLine({ ...(yield* lineKey(productId)), variantId, quantity }));
  }
}

function* removeFromCart({ isSaved, ...id }: Removal) {
  const { notifier } = yield* services();
  const { productId, variantId } = id;
  const removed = yield* lineInServerCart(id);
  const cart = yield* send(deleteLine({ ...(yield* lineKey(productId)), variantId }));
  if (!cart || isSaved) return;
  const action = removed && { label: 'Undo', dispatches: addLinesRequested([removed]) };
  notifier.success('Cart item is deleted successfully', { action });
}

function* exchangeVariant(exchange: Exchange) {
  const { productId, variantId, newVariantId } = exchange;
  if (!(yield* lineInServerCart(exchange))) {
    yield* put(changeRefused());
    return;
  }
  yield* sendUpdate(putVariant({ ...(yield* lineKey(productId)), variantId, newVariantId }));
  // After a refusal, the sizes and colours shown were out of date.
  if ((yield* select(selectOpenId)) === variantId) yield* put(detailsRequested(productId));
}

function* sendUpdate(change: Change) {
  const { notifier } = yield* services();
  if (yield* send(change)) notifier.success('Cart item is updated successfully');
}

type Change = ReturnType<typeof postLine | typeof putLine | typeof deleteLine | typeof putVariant>;

/** @returns the new cart; undefined if an error message was shown instead */
function* send(change: Change): SagaGenerator<Cart | undefined> {
  const { notifier } = yield* services();
  const result = yield* change;
  if (!result.ok) {
    yield* put(changeRefused(cartIn(result.refusal)));
    notifier.failure(result.refusal.message);
    return undefined;
  }
  const { data, message } = result.body;
  yield* put(cartChanged(data));
  if (message) notifier.failure(message);
  return message ? undefined : data;
}

function* refuseQuantity(quantity: number) {
  const { notifier } = yield* services();
  yield* put(changeRefused());
  notifier.failure(`Only ${quantity} quantity can be added for this item`);
}

function* lineInServerCart(line: Partial<LineId>): SagaGenerator<CartLine | undefined> {
  const cart = yield* select(selectServerCart);
  return cart ? lineOf(cart.items, line) : undefined;
}

function* lineKey(productId: string) {
  return { userId: (yield* cartOwner()) ?? visitorId, productId };
}
