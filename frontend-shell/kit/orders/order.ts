import type { Schema } from '../api/client';

export type Order = Schema<'OrderView'>;

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

/** Money that went back or is going; admins see who asked for it. */
export type Refund =
  Schema<'OrderDetailsView'>['refundList'][number] | Schema<'AdminOrderView'>['refundList'][number];

/** Corrections by an admin, of which shoppers see only the address. */
export type AddressCorrection = Schema<'AdminOrderView'>['addressCorrections'][number];

export type Author = OrderChange['by'];
