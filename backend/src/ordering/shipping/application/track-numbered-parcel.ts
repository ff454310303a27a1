import { numberIn } from '../../orders/domain/order-number';
import type { OrderParcels } from '../../parcels/domain/order-parcels';
import type { Parcel } from '../../parcels/domain/parcel';
import { NoSuchParcel, WhichParcel } from '../../parcels/domain/parcel.errors';
import type { ChangeParcels } from '../../parcels/application/change-parcels';
import type { NumberedOrders } from '../../orders/application/ports';

interface TrackNumberedParcelInput {
  /** The number of a parcel, `HB-10001-2`, or of an order. */
  number: string;
  carrier: string | null;
  trackingNumber: string;
  /** Whether the parcel is sent at once; what is left of an order without a packed parcel is packed for it. */
  isSent: boolean;
}

/** For people and scanners, who know parcels by what is printed on them. */
export class TrackNumberedParcel {
  constructor(
    private readonly orders: NumberedOrders,
    private readonly changeParcels: ChangeParcels,
  ) {}

  /**
   * A repeated call changes nothing.
   * @throws NoSuchParcel, WhichParcel; to send it, also ParcelNotMovable, OrderNotPaid, OrderWasRefunded
   */
  async execute({ number, carrier, trackingNumber, isSent }: TrackNumberedParcelInput): Promise<void> {
    const [, order = number, ofOrder] = /^(hb-?\d+)-(\d{1,9})$/i.exec(number) ?? [];
    const orderNumber = numberIn(order);
    const [orderId] = orderNumber === undefined ? [] : await this.orders.idsOf([orderNumber]);
    if (orderId === undefined) throw new NoSuchParcel();
    const action = isSent ? 'parcel sent' : 'parcel tracked';
    await this.changeParcels.ofOrder(orderId, action, (parcels, now) => {
      const { id, state } = parcelIn(parcels, { ofOrder, trackingNumber, isSent }, now);
      parcels.track(id, { carrier: carrier ?? state.carrier, trackingNumber });
      if (isSent && state.status !== 'delivered') parcels.move(id, 'sent', now);
    });
  }
}

interface WantedParcel extends Pick<TrackNumberedParcelInput, 'trackingNumber' | 'isSent'> {
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
