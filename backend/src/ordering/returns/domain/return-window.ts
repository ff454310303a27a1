import { addDays, type Day, type ShopDays } from '../../../shared/time/shop-days';
import type { OrderParcels } from '../../parcels/domain/order-parcels';
import type { Parcel } from '../../parcels/domain/parcel';
import {
  lastDeliveryOf,
  type PeriodBasis,
  withdrawalPeriodOf,
  type PlacedPieces,
} from '../../withdrawals/domain/legal-days';

export interface ReturnWindow {
  basis: PeriodBasis;
  /** It belongs to the window; null: it is not known yet, and the window is open. */
  lastDay: Day | null;
}

/** From the delivery of the last parcel, so many days of the shop, and never less than the law gives. */
export function returnWindowOf(parcels: OrderParcels, windowDays: number, days: ShopDays): ReturnWindow {
  parcels.recordSentWithoutParcels();
  const pieces = placesOf(parcels);
  const legal = withdrawalPeriodOf(pieces, days);
  const last = lastDeliveryOf(pieces);
  if (legal.lastDay === null || !last) return legal;
  const lastDay = addDays(days.dayOf(last.since), windowDays);
  return { basis: legal.basis, lastDay: lastDay < legal.lastDay ? legal.lastDay : lastDay };
}

export const isOpen = ({ lastDay }: ReturnWindow, at: Date, days: ShopDays): boolean =>
  lastDay === null || days.dayOf(at) <= lastDay;

function placesOf({ order, left, all }: OrderParcels): PlacedPieces[] {
  const toSend = order.canBeSent && left.length > 0;
  return [
    ...all.filter(({ holdsItsPieces }) => holdsItsPieces).map(placeOf),
    ...(toSend ? [{ place: 'to-send', since: order.state.placedAt, parcelId: null, isAssumed: false }] : []),
  ];
}

function placeOf({ id, status, state }: Parcel): PlacedPieces {
  const { deliveredAt, sentAt, packedAt, deliveryAssumed: isAssumed } = state;
  return { place: status, since: deliveredAt ?? sentAt ?? packedAt, parcelId: id, isAssumed };
}
