import type { Schema } from '@haberdash/kit/api/client';
import { callApi } from '@haberdash/kit/effects';

export type Correction = Schema<'CorrectAddressBody'>;

export function putAddress(orderId: string, body: Correction) {
  return callApi((api) =>
    api.PUT('/api/admin/orders/{id}/address', { params: { path: { id: orderId } }, body }),
  );
}
