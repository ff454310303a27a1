import { centsOf, fromCents } from '../money';
import type { Cancellation, Order, Refund } from './order';

/** How many pieces, by variant. */
export type ChosenPieces = Record<string, number>;

type Item = Order['cartItems'][number];
type WithCancellations = Order & { cancellations?: Cancellation[]; refundList?: Refund[] };

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

/**
 * The pieces cost this. The delivery is refunded only with the last of them.
 * @deprecated since 2.10.0: the server computes it: `POST /api/admin/orders/{id}/cancellations/preview`.
 */
export function refundFor(order: WithCancellations, pieces: ChosenPieces): number {
  if (endsOrder(order, pieces)) return restOf(order);
  const worth = order.cartItems.map(({ variantId, price }) => centsOf(price) * (pieces[variantId] ?? 0));
  return Math.min(fromCents(worth.reduce((sum, one) => sum + one, 0)), restOf(order));
}

/** It was paid, and neither went back nor is going. */
export function restOf({ totalAmount, cancellations = [], refundList = [] }: WithCancellations): number {
  const counted = refundList.filter(({ state }) => state !== 'refused');
  return minus(totalAmount, refundList.length > 0 ? sumOfRefunds(counted) : sumOf(cancellations));
}

interface RefundsOfOrder {
  refunded: number;
  /** So much is still going back. */
  pending: number;
  /** PayPal has not accepted this part of it yet. */
  asked: number;
}

/** So much of an order went back, and so much is still going back. What PayPal refused is neither. */
export function refundsOf(order: WithCancellations): RefundsOfOrder {
  const { cancellations = [], refundList = [], orderStatus, paymentStatus, totalAmount } = order;
  if (refundList.length > 0) {
    const sumIn = (...states: Refund['state'][]) =>
      sumOfRefunds(refundList.filter(({ state }) => states.includes(state)));
    return { refunded: sumIn('given'), pending: sumIn('intended', 'pending'), asked: sumIn('intended') };
  }
  if (cancellations.length === 0) return { refunded: 0, pending: 0, asked: 0 };
  if (paymentStatus === 'refunded') return { refunded: totalAmount, pending: 0, asked: 0 };
  const refunded = sumOf(cancellations.filter(({ refundDate }) => refundDate !== null));
  const all = orderStatus === 'rejected' ? totalAmount : sumOf(cancellations);
  return { refunded, pending: minus(all, refunded), asked: 0 };
}

const minus = (one: number, other: number): number => fromCents(centsOf(one) - centsOf(other));
const sumOf = (cancellations: Cancellation[]): number =>
  fromCents(cancellations.reduce((sum, { refund }) => sum + centsOf(refund), 0));
const sumOfRefunds = (refunds: Refund[]): number =>
  fromCents(refunds.reduce((sum, { amount }) => sum + centsOf(amount), 0));
