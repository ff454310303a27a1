import type { Schema } from '@haberdash/kit/api/client';
import { callApi } from '@haberdash/kit/effects';

export function postCapture(body: Schema<'CapturePaymentBody'>) {
  return callApi((api) => api.POST('/api/shop/order/capture', { body }));
}
