import { money } from '../money';
import { authorLabel } from './author-label';
import { piecesLabel } from './item-name';
import type { AddressCorrection, Cancellation, Order, OrderChange, ParcelChange, Refund } from './order';
import { changeLabel } from './order-state';
import { parcelStatusLabel } from './pick-up-labels';
import type { Moment } from './Timeline';

/** The order of a list has no history yet. */
export type ChangedOrder = Order & {
  history?: OrderChange[];
  parcelHistory?: ParcelChange[];
  cancellations?: Cancellation[];
  refundList?: Refund[];
  addressCorrections?: AddressCorrection[];
};

export function momentsOf(order: ChangedOrder): Moment[] {
  const { history = [], parcelHistory = [], cancellations = [], addressCorrections = [] } = order;
  const ofOrder = history.map((change, place) => ({
    what: changeLabel(order, change, history[place - 1]),
    at: change.at,
    by: authorLabel(change.by),
  }));
  const ofParcels = parcelHistory.map(({ parcelNumber, status, at, by, isAssumed }) => ({
    what: `${parcelStatusLabel(order, status)}${isAssumed ? ' (assumed)' : ''}: parcel ${parcelNumber}`,
    at,
    by: authorLabel(by),
  }));
  const ofPieces = cancellations.flatMap((one) => momentsOfCancellation(one, order));
  const ofAddress = addressCorrections.map(({ at, by }) => ({
    what: 'Address corrected',
    at,
    by: authorLabel(by),
  }));
  return [...ofOrder, ...ofParcels, ...ofPieces, ...ofAddress].toSorted((one, other) =>
    one.at.localeCompare(other.at),
  );
}

/** It has no pieces when PayPal gave money back without the shop. Its refund is 0 when the whole order ends with it: then the order's own history has the refund. */
function momentsOfCancellation(
  { _id, pieces, refund, delivery, at, by }: Cancellation,
  order: ChangedOrder,
): Moment[] {
  // The list of refunds tells what went back, and when.
  const isListed = (order.refundList ?? []).some((one) => one._id === _id && one.reason !== 'elsewhere');
  if (isListed && pieces.length === 0) return [];
  const names = pieces.map((one) => piecesLabel(order, one)).join('; ');
  const amounts = [
    refund > 0 && !isListed && `, for ${money(refund)}`,
    delivery > 0 && `; ${money(delivery)} kept for the delivery`,
  ];
  const cancelled = `Cancelled: ${names}${amounts.filter(Boolean).join('')}`;
  const what = pieces.length > 0 ? cancelled : `Refunded ${money(refund)}`;
  return [{ what, at, by: by === 'you' ? 'by you' : (authorLabel(by) ?? 'by the shop') }];
}
