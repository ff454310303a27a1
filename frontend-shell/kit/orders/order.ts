import type { Schema } from '../api/client';

export type Order = Schema<'OrderView'>;

/** The lines cost this without the delivery. */
export const subtotalOf = ({ totalAmount, deliveryAmount }: Order): number =>
  (Math.round(totalAmount * 100) - Math.round(deliveryAmount * 100)) / 100;

/** Shoppers see only whether they made a change themselves; admins see who made it. */
export type OrderChange =
  Schema<'OrderDetailsView'>['history'][number] | Schema<'AdminOrderView'>['history'][number];

/** A page that the purchase is subject to, in the version of that moment. */
export type PageVersion = Schema<'PageVersion'>;

export type Parcel = Order['parcels'][number];

/** The states of a parcel; admins see who caused them. */
export type ParcelChange =
  Schema<'OrderDetailsView'>['parcelHistory'][number] | Schema<'AdminOrderView'>['parcelHistory'][number];

/** Pieces that are not sent any more; admins see who cancelled them. */
export type Cancellation =
  Schema<'OrderDetailsView'>['cancellations'][number] | Schema<'AdminOrderView'>['cancellations'][number];

/** Corrections by an admin, of which shoppers see only the address. */
export type AddressCorrection = Schema<'AdminOrderView'>['addressCorrections'][number];

export type Author = OrderChange['by'];
