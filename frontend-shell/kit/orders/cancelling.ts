import type { Cancellation, Order } from './order';

/** How many pieces, by variant. */
export type ChosenPieces = Record<string, number>;

type Item = Order['cartItems'][number];
type WithCancellations = Order & { cancellations?: Cancellation[] };

/** How many pieces of the item are in no parcel and not cancelled. */
export const leftOf = ({ quantity, inParcels, cancelled }: Item): number => quantity - inParcels - cancelled;

/** These pieces are in no parcel and not cancelled. */
export const leftIn = ({ cartItems }: Pick<Order, 'cartItems'>): ChosenPieces =>
  Object.fromEntries(cartItems.map((item) => [item.variantId, leftOf(item)]));

export const countOf = (pieces: ChosenPieces): number =>
  Object.values(pieces).reduce((sum, quantity) => sum + quantity, 0);

/** The API takes pieces in this form. */
export const piecesOf = (chosen: ChosenPieces): { variantId: string; quantity: number }[] =>
  Object.entries(chosen)
    .filter(([, quantity]) => quantity > 0)
    .map(([variantId, quantity]) => ({ variantId, quantity }));

/** The order's shopper or an admin can cancel these pieces, apart from the shopper's time limit. An order that an admin called in shipping before it was paid has no parcels. */
export function cancellableIn(order: Order): ChosenPieces {
  const { orderStatus, paymentStatus, parcels } = order;
  const wasSent = parcels.length === 0 && (orderStatus === 'inShipping' || orderStatus === 'delivered');
  return paymentStatus !== 'paid' || orderStatus === 'rejected' || wasSent ? {} : leftIn(order);
}

/** Whether the order ends with the cancellation of these pieces, because it has no others. */
export function endsOrder(order: Order, pieces: ChosenPieces): boolean {
  const isInParcels = order.cartItems.some(({ inParcels }) => inParcels > 0);
  return !isInParcels && countOf(pieces) === countOf(leftIn(order));
}

/** In dollars: what the pieces cost. The delivery is refunded only with the last of them. */
export function refundFor(order: WithCancellations, pieces: ChosenPieces): number {
  if (endsOrder(order, pieces)) return restOf(order);
  return dollars(
    order.cartItems.reduce((sum, { variantId, price }) => sum + cents(price) * (pieces[variantId] ?? 0), 0),
  );
}

/** In dollars: what was paid, without what goes back for cancelled pieces. */
export const restOf = ({ totalAmount, cancellations = [] }: WithCancellations): number =>
  minus(totalAmount, sumOf(cancellations));

/** In dollars: what went back of an order with cancelled pieces, and what is still going back. */
export function refundsOf(order: WithCancellations): { refunded: number; pending: number } {
  const { cancellations = [], orderStatus, paymentStatus, totalAmount } = order;
  if (cancellations.length === 0) return { refunded: 0, pending: 0 };
  if (paymentStatus === 'refunded') return { refunded: totalAmount, pending: 0 };
  const refunded = sumOf(cancellations.filter(({ refundDate }) => refundDate !== null));
  const all = orderStatus === 'rejected' ? totalAmount : sumOf(cancellations);
  return { refunded, pending: minus(all, refunded) };
}

const cents = (amount: number): number => Math.round(amount * 100);
const dollars = (amount: number): number => amount / 100;
const minus = (one: number, other: number): number => dollars(cents(one) - cents(other));
const sumOf = (cancellations: Cancellation[]): number =>
  dollars(cancellations.reduce((sum, { refund }) => sum + cents(refund), 0));
