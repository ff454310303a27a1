import type { Schema } from '@haberdash/kit/api/client';
import { callApi } from '@haberdash/kit/effects';
import { linkHeaders } from '../orders/links/order-link';

/** @param linkedOrderId of the order whose link is sent, if there is one */
export function postCapture(body: Schema<'CapturePaymentBody'>, linkedOrderId: string | undefined) {
  const headers = linkHeaders(linkedOrderId);
  return callApi((api) => api.POST('/api/shop/order/capture', { headers, body }));
}
