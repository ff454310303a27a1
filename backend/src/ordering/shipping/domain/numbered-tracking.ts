import { numberIn } from '../../orders/domain/order-number';
import type { OrderParcels } from '../../parcels/domain/order-parcels';
import type { Parcel } from '../../parcels/domain/parcel';
import { NoSuchParcel, WhichParcel } from '../../parcels/domain/parcel.errors';

/** A tracking number of a parcel, as people and scanners know it. */
export interface NumberedTracking {
  /** The number of a parcel, `HB-10001-2`, or of an order. */
  number: string;
  /** Null keeps the parcel's carrier. */
  carrier: string | null;
  trackingNumber: string;
  /** Whether the parcel is sent at once; what is left of an order without a packed parcel is packed for it. */
  isSent: boolean;
}

/** @returns undefined where it can't be the number of an order or a parcel */
export const orderNumberOf = (number: string): number | undefined => numberIn(placeIn(number).order);

/** Without its last part, the number is that of the order. */
function placeIn(number: string): { order: string; ofOrder: string | undefined } {
  const [, order = number, ofOrder] = /^(hb-?\d+)-(\d{1,9})$/i.exec(number) ?? [];
  return { order, ofOrder };
}

/**
 * @param told when the customer of a parcel that it sends is told
 * @returns the parcel, and whether it sent it
 * @throws NoSuchParcel, WhichParcel; to send it, also ParcelNotMovable, OrderNotPaid, OrderWasRefunded, OrderIsHeld, NothingToPack
 */
export function trackNumbered(
  parcels: OrderParcels,
  { number, carrier, trackingNumber, isSent }: NumberedTracking,
  now: Date,
  told: 'now' | 'later' = 'now',
): { parcel: Parcel; sends: boolean } {
  const { ofOrder } = placeIn(number);
  const parcel = parcelIn(parcels, { ofOrder, trackingNumber, isSent }, now);
  const sends = isSent && !parcel.isAway;
  parcels.track(parcel.id, { carrier: carrier ?? parcel.state.carrier, trackingNumber });
  if (sends) parcels.move(parcel.id, 'sent', now, told);
  return { parcel, sends };
}

interface WantedParcel extends Pick<NumberedTracking, 'trackingNumber' | 'isSent'> {
  /** Its number within its order; undefined: only the order is named. */
  ofOrder: string | undefined;
}

/** Those that are lost or unpacked don't count without their own number. */
function parcelIn(parcels: OrderParcels, wanted: WantedParcel, now: Date): Parcel {
  const { ofOrder, trackingNumber, isSent } = wanted;
  if (ofOrder !== undefined)
    return onlyOne(parcels.all.filter(({ state }) => state.number === Number(ofOrder)));
  const holding = parcels.all.filter(({ holdsItsPieces }) => holdsItsPieces);
  return isSent ? parcelToSend(parcels, holding, trackingNumber, now) : onlyOne(holding);
}

/** The parcel that has this number already, the packed one, or a new one with all that is left. */
function parcelToSend(parcels: OrderParcels, holding: Parcel[], trackingNumber: string, now: Date): Parcel {
  const tracked = parcels.all.find(
    ({ status, state }) => status !== 'unpacked' && state.trackingNumber === trackingNumber,
  );
  if (tracked) return tracked;
  const packed = holding.filter(({ status }) => status === 'packed');
  if (packed.length > 0) return onlyOne(packed);
  return parcels.left.length > 0 ? parcels.packRest(now) : onlyOne(holding);
}

/** @throws NoSuchParcel, WhichParcel */
function onlyOne([parcel, ...others]: Parcel[]): Parcel {
  if (others.length > 0) throw new WhichParcel();
  if (!parcel) throw new NoSuchParcel();
  return parcel;
}
