import type { Remedy } from './parcels/domain/parcel';
import type { PlacedOrder } from './placed-orders';

export type { Remedy };

export interface SentParcel {
  /** The parcel's number: `HB-10001-2`. */
  number: string;
  orderId: string;
  /** Which of its order's parcels it is, from 1. */
  place: number;
  /** How many parcels its order has; null while some of its pieces are in none. */
  count: number | null;
  /** Its order's number: `HB-10001`. */
  orderNumber: string;
  shopperName: string;
  shopperEmail: string;
  address: PlacedOrder['address'];
  /** Where and when to pick it up; null for a delivery. */
  pickUpText: string | null;
  /** When the order arrives: days in the shop's time zone, `2026-11-24`; null: none are promised. */
  promised: { from: string; to: string } | null;
  /** The picture is a path or an address on the web. */
  lines: { name: string; quantity: number; image?: string }[];
  carrier: string | null;
  trackingNumber: string | null;
  /** The carrier's page about it; null where there is none. */
  trackingLink: string | null;
  /** The remedy for its pieces; null unless it got lost, or when its order was rejected. */
  remedy: Remedy | null;
}

/** A parcel as its recipient reads of it. */
export abstract class SentParcels {
  abstract find(parcelId: string): Promise<SentParcel | undefined>;
}
