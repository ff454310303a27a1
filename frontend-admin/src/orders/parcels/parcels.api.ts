import type { Schema } from '@haberdash/kit/api/client';
import { callApi } from '@haberdash/kit/effects';

export type Parcel = Schema<'ParcelView'>;
export type Packing = Schema<'PackParcelBody'>;
export type Tracking = Schema<'TrackParcelBody'>;
export type Cancellation = Schema<'CancelPiecesBody'>;
export type Remedy = NonNullable<Parcel['remedy']>;
export type ParcelMove = 'sent' | 'delivered' | 'lost' | 'unpacked';

export function postParcel(orderId: string, body: Packing) {
  return callApi((api) =>
    api.POST('/api/admin/orders/{id}/parcels', { params: { path: { id: orderId } }, body }),
  );
}

/** @param body with the status that the admin saw: the server refuses when it is another by now */
export function postParcelMove(parcelId: string, status: ParcelMove, body: Schema<'MoveParcelBody'>) {
  const path = { id: parcelId, status };
  return callApi((api) => api.POST('/api/admin/parcels/{id}/{status}', { params: { path }, body }));
}

export function putTracking(parcelId: string, body: Tracking) {
  return callApi((api) => api.PUT('/api/admin/parcels/{id}', { params: { path: { id: parcelId } }, body }));
}

/** A repeated call with the same id changes nothing. */
export function postCancellation(orderId: string, body: Cancellation) {
  const params = { path: { id: orderId } };
  return callApi((api) => api.POST('/api/admin/orders/{id}/cancellations', { params, body }));
}
