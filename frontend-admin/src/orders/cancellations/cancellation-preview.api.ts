import type { Schema } from '@haberdash/kit/api/client';
import { callApi } from '@haberdash/kit/effects';

export type CancellationPreview = Schema<'AdminCancellationPreview'>;
export type WantedCancellation = Schema<'PreviewAdminCancellationBody'>;

export function postCancellationPreview(orderId: string, body: WantedCancellation) {
  const params = { path: { id: orderId } };
  return callApi((api, signal) =>
    api.POST('/api/admin/orders/{id}/cancellations/preview', { params, body, signal }),
  );
}
