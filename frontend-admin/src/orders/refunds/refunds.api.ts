import type { Schema } from '@haberdash/kit/api/client';
import { callApi } from '@haberdash/kit/effects';

export type RefundPreview = Schema<'RefundPreview'>;
export type WantedRefund = Schema<'PreviewRefundBody'>;
export type RefundToSend = Schema<'RefundOrderBody'>;

export function postRefundPreview(orderId: string, body: WantedRefund) {
  const params = { path: { id: orderId } };
  return callApi((api, signal) =>
    api.POST('/api/admin/orders/{id}/refunds/preview', { params, body, signal }),
  );
}

/** A repeated call with the same id changes nothing. */
export function postRefund(orderId: string, body: RefundToSend) {
  const params = { path: { id: orderId } };
  return callApi((api) => api.POST('/api/admin/orders/{id}/refunds', { params, body }));
}

/** For a refund that is not refused any more, it changes nothing. */
export function postAskAgain(id: string, refundId: string) {
  const params = { path: { id, refundId } };
  return callApi((api) => api.POST('/api/admin/orders/{id}/refunds/{refundId}/ask-again', { params }));
}

export function postWrongAmountAgain(id: string) {
  return callApi((api) =>
    api.POST('/api/admin/orders/{id}/wrong-amount/ask-again', { params: { path: { id } } }),
  );
}
