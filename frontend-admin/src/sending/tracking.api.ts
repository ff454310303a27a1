import type { Schema } from '@haberdash/kit/api/client';
import { callApi } from '@haberdash/kit/effects';

export type NumberedTracking = Schema<'TrackParcelsBody'>['parcels'][number];
export type TrackedParcel = Schema<'TrackedParcelView'>;
export type TrackingFile = Schema<'ReadTrackingCsvAnswer'>['data'];

export function postTrackingFile(csv: string) {
  return callApi((api) => api.POST('/api/admin/parcels/tracking-numbers/read', { body: { csv } }));
}

/** @param sent whether the parcels are sent as well, and their customers told */
export function putTrackingNumbers(parcels: NumberedTracking[], sent: boolean) {
  return callApi((api) => api.PUT('/api/admin/parcels/tracking-numbers', { body: { parcels, sent } }));
}
