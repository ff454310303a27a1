import { numberIn } from '../domain/order-number';
import type { OrderParcels } from '../domain/order-parcels';
import type { Parcel } from '../domain/parcel';
import { NoSuchParcel, WhichParcel } from '../domain/parcel.errors';
import type { ChangeParcels } from './change-parcels';
import type { NumberedOrders } from './ports';

interface TrackNumberedParcelInput {
  /** Of a parcel, `HB-10001-2`, or of an order that has one. */
  number: string;
  carrier: string | null;
  trackingNumber: string;
}

/** For people and scanners, who know parcels by what is printed on them. */
export class TrackNumberedParcel {
  constructor(
    private readonly orders: NumberedOrders,
    private readonly changeParcels: ChangeParcels,
  ) {}

  /** @throws NoSuchParcel, WhichParcel */
  async execute({ number, carrier, trackingNumber }: TrackNumberedParcelInput): Promise<void> {
    const [, order = number, ofOrder] = /^(hb-?\d+)-(\d{1,9})$/i.exec(number) ?? [];
    const orderNumber = numberIn(order);
    const [orderId] = orderNumber === undefined ? [] : await this.orders.idsOf([orderNumber]);
    if (orderId === undefined) throw new NoSuchParcel();
    await this.changeParcels.ofOrder(orderId, 'parcel tracked', (parcels) => {
      const { id, state } = parcelIn(parcels, ofOrder);
      parcels.track(id, { carrier: carrier ?? state.carrier, trackingNumber });
    });
  }
}

/** Those that are lost or unpacked don't count without their own number. */
function parcelIn({ all }: OrderParcels, ofOrder: string | undefined): Parcel {
  const found = all.filter((parcel) =>
    ofOrder === undefined ? parcel.holdsItsPieces : parcel.state.number === Number(ofOrder),
  );
  if (found.length > 1) throw new WhichParcel();
  if (!found[0]) throw new NoSuchParcel();
  return found[0];
}
