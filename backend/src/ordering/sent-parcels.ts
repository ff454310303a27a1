import type { PlacedOrder } from './placed-orders';

export interface SentParcel {
  /** As people call it: `HB-10001-2`. */
  number: string;
  orderId: string;
  /** As people call its order: `HB-10001`. */
  orderNumber: string;
  shopperName: string;
  /** Null: it is not known any more. */
  shopperEmail: string | null;
  address: PlacedOrder['address'];
  /** Where and when to pick it up; null for a delivery. */
  pickUpText: string | null;
  lines: { name: string; quantity: number }[];
  carrier: string | null;
  trackingNumber: string | null;
  /** The carrier's page about it; null where there is none. */
  trackingLink: string | null;
}

/** A parcel as its recipient reads of it. */
export abstract class SentParcels {
  abstract find(parcelId: string): Promise<SentParcel | undefined>;
}
