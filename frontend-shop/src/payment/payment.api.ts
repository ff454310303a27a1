import type { Api, Schema } from '@haberdash/kit/api/client';

export function capturePayment(body: Schema<'CapturePaymentBody'>) {
  return (api: Api) => api.POST('/api/shop/order/capture', { body });
}
