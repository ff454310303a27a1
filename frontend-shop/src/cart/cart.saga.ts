import {
  actionChannel,
  currentUserId,
  put,
  select,
  services,
  take,
  type SagaGenerator,
} from '@haberdash/kit/effects';
import { detailsRequested } from '../product/details.slice';
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
  type WantedLine,
} from './cart-changes';
import {
  addRequested,
  cartChanged,
  cartFailed,
  cartLoaded,
  cartOpened,
  cartOutdated,
  cartRequested,
  changeRefused,
  exchangeRequested,
  linesLost,
  linesWanted,
  quantityChangeRequested,
  removeRequested,
  selectServerCart,
} from './cart.slice';
import { lineName } from './line-name';
import { selectOpenId } from './exchange.slice';

type CartAction = ReturnType<
  | typeof cartRequested
  | typeof cartOutdated
  | typeof addRequested
  | typeof linesWanted
  | typeof quantityChangeRequested
  | typeof removeRequested
  | typeof exchangeRequested
>;

/** One call after the other, however fast the clicks: each starts from the cart that the one before it left. */
export function* cartSaga(): SagaGenerator<void> {
  const requests = yield* actionChannel<CartAction>([
    cartRequested,
    cartOutdated,
    addRequested,
    linesWanted,
    quantityChangeRequested,
    removeRequested,
    exchangeRequested,
  ]);
  for (;;) yield* handle(yield* take(requests));
}

function* handle(action: CartAction) {
  if (addRequested.match(action)) yield* addToCart(action.payload);
  else if (linesWanted.match(action)) yield* addLines(action.payload);
  else if (quantityChangeRequested.match(action)) yield* changeQuantity(action.payload);
  else if (removeRequested.match(action)) yield* removeFromCart(action.payload);
  else if (exchangeRequested.match(action)) yield* exchangeVariant(action.payload);
  else yield* loadCart(cartOutdated.match(action));
}

/** A cart that is only looked after is kept when the shop can't be reached, and not when it is another's. */
function* loadCart(isRefresh: boolean) {
  const { notifier } = yield* services();
  const answer = yield* fetchCart(yield* currentUserId());
  if (answer.ok) {
    const { data, message } = answer.body;
    const former = yield* select(selectServerCart);
    yield* put(cartLoaded(data));
    if (message) {
      notifier.failure(message);
      yield* put(linesLost(former?.items.filter((line) => !lineOf(data.items, line)) ?? []));
    }
  } else if (!isRefresh || answer.refusal.status === 403) {
    yield* put(cartFailed(answer.refusal));
  }
}

function* addToCart(addition: Addition) {
  const { productId, variantId, totalStock } = addition;
  const { quantity = 0 } = (yield* knownLine(addition)) ?? {};
  if (quantity + 1 > totalStock) {
    yield* refuse(quantity);
    return;
  }
  const { notifier } = yield* services();
  const cart = yield* send(postLine({ ...(yield* lineKey(productId)), variantId, quantity: 1 }));
  if (!cart) return;
  notifier.success('Product is added to cart', {
    picture: lineOf(cart.items, addition)?.image,
    action: { label: 'View cart', dispatches: cartOpened() },
  });
}

/** Of each line as much as is left; what is missing is told by name. */
function* addLines(lines: WantedLine[]) {
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

/** @returns what is to be told, where not all of it was added */
function* addLine(line: WantedLine): SagaGenerator<string | undefined> {
  const { quantity } = line;
  const answer = yield* addPieces(line, quantity);
  if (answer.ok) return undefined;
  const { code, message } = answer.refusal;
  if (code !== 'OUT_OF_STOCK' && code !== 'NOT_FOUND') return message;
  const added = quantity > 1 ? yield* addWhatIsLeft(line) : 0;
  return added > 0
    ? `Only ${added} of ${quantity} could be added: ${lineName(line)}`
    : `There isn't enough of ${lineName(line)} left`;
}

/** How much is left stands on a line of the cart alone, and one piece makes it one. @returns how much was added */
function* addWhatIsLeft(line: WantedLine): SagaGenerator<number> {
  const one = yield* addPieces(line, 1);
  if (!one.ok) return 0;
  const { quantity = 0, totalStock = 0 } = lineOf(one.body.data.items, line) ?? {};
  const more = Math.min(line.quantity - 1, totalStock - quantity);
  if (more < 1) return 1;
  const rest = yield* addPieces(line, more);
  return rest.ok ? 1 + more : 1;
}

function* addPieces({ productId, variantId }: WantedLine, quantity: number) {
  const answer = yield* postLine({ ...(yield* lineKey(productId)), variantId, quantity });
  if (answer.ok) yield* put(cartLoaded(answer.body.data));
  return answer;
}

function* changeQuantity(change: QuantityChange) {
  const { productId, variantId, by } = change;
  const line = yield* knownLine(change);
  const quantity = (line?.quantity ?? 0) + by;
  if (!line || quantity < 1) {
    yield* put(changeRefused());
  } else if (by > 0 && quantity > line.totalStock) {
    yield* refuse(line.quantity);
  } else {
    yield* sendUpdate(putLine({ ...(yield* lineKey(productId)), variantId, quantity }));
  }
}

function* removeFromCart(id: LineId) {
  const { notifier } = yield* services();
  const { productId, variantId } = id;
  const removed = yield* knownLine(id);
  const cart = yield* send(deleteLine({ ...(yield* lineKey(productId)), variantId }));
  if (!cart) return;
  const action = removed && { label: 'Undo', dispatches: linesWanted([removed]) };
  notifier.success('Cart item is deleted successfully', { action });
}

function* exchangeVariant(exchange: Exchange) {
  const { productId, variantId, newVariantId } = exchange;
  if (!(yield* knownLine(exchange))) {
    yield* put(changeRefused());
    return;
  }
  yield* sendUpdate(putVariant({ ...(yield* lineKey(productId)), variantId, newVariantId }));
  // After a refusal: what is on show was out of date.
  if ((yield* select(selectOpenId)) === variantId) yield* put(detailsRequested(productId));
}

function* sendUpdate(change: Change) {
  const { notifier } = yield* services();
  if (yield* send(change)) notifier.success('Cart item is updated successfully');
}

type Change = ReturnType<typeof postLine | typeof putLine | typeof deleteLine | typeof putVariant>;

/** @returns the cart after it; none where a failure was told instead */
function* send(change: Change): SagaGenerator<Cart | undefined> {
  const { notifier } = yield* services();
  const answer = yield* change;
  if (!answer.ok) {
    yield* put(changeRefused(cartIn(answer.refusal)));
    notifier.failure(answer.refusal.message);
    return undefined;
  }
  const { data, message } = answer.body;
  yield* put(cartChanged(data));
  if (message) notifier.failure(message);
  return message ? undefined : data;
}

function* refuse(quantity: number) {
  const { notifier } = yield* services();
  yield* put(changeRefused());
  notifier.failure(`Only ${quantity} quantity can be added for this item`);
}

function* knownLine(line: Partial<LineId>): SagaGenerator<CartLine | undefined> {
  const cart = yield* select(selectServerCart);
  return cart ? lineOf(cart.items, line) : undefined;
}

function* lineKey(productId: string) {
  return { userId: yield* currentUserId(), productId };
}
