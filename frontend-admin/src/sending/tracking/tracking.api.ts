import type { Schema } from '@haberdash/kit/api/client';
import { callApi } from '@haberdash/kit/effects';

export type NumberedTracking = Schema<'TrackParcelsBody'>['parcels'][number];
export type TrackedParcel = Schema<'TrackedParcelView'>;
export type TrackingFile = Schema<'ReadTrackingCsvAnswer'>['data'];
export type PreviewedTracking = Schema<'PreviewedTrackingView'>;

export function postTrackingFile(csv: string) {
  return callApi((api) => api.POST('/api/admin/parcels/tracking-numbers/read', { body: { csv } }));
}

/** @param sent whether the parcels would be sent as well */
export function postTrackingPreview(parcels: NumberedTracking[], sent: boolean) {
  return callApi((api) =>
    api.POST('/api/admin/parcels/tracking-numbers/preview', { body: { parcels, sent } }),
  );
}

/** @param dispatchId the parcels are sent as well, with this dispatch; undefined: they stay where they are */
export function putTrackingNumbers(parcels: NumberedTracking[], dispatchId: string | undefined) {
  const body = { parcels, sent: dispatchId !== undefined, dispatchId };
  return callApi((api) => api.PUT('/api/admin/parcels/tracking-numbers', { body }));
}
