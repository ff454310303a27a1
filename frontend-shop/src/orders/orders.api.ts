import type { Schema } from '@haberdash/kit/api/client';
import { callApi } from '@haberdash/kit/effects';
import { linkHeaders } from './links/order-link';

/** An order of a list; its history is there only if its details were loaded, its e-mail address only if its link opened it. */
export type Order = Schema<'OrderView'> & Partial<Schema<'LinkedOrderView'>>;

export interface OrderPage {
  orders: Order[];
  /** The cursor of the next page; null on the last page. */
  nextCursor: string | null;
  /** Whether orders that were never paid are left out. */
  hasHiddenAttempts: boolean;
}

interface OrdersQuery {
  limit: number;
  cursor?: string;
  attempts?: 'hidden';
}

/** The newest order comes first. */
export function fetchOrders(userId: string, query: OrdersQuery) {
  const params = { path: { userId }, query };
  return callApi((api, signal) => api.GET('/api/shop/order/list/{userId}', { params, signal }));
}

/** @param orderId or the order's number */
export function fetchOrder(orderId: string) {
  return callApi((api, signal) =>
    api.GET('/api/shop/order/details/{orderId}', {
      params: { path: { orderId } },
      headers: linkHeaders(orderId),
      signal,
    }),
  );
}

/** Requests the approval address of an unpaid order. */
export function postPay(orderId: string) {
  const params = { path: { orderId } };
  const headers = linkHeaders(orderId);
  return callApi((api) => api.POST('/api/shop/order/pay/{orderId}', { params, headers }));
}

export function postCancel(orderId: string) {
  const params = { path: { orderId } };
  const headers = linkHeaders(orderId);
  return callApi((api) => api.POST('/api/shop/order/cancel/{orderId}', { params, headers }));
}

export type Pieces = Schema<'PreviewCancellationBody'>['pieces'];
/** In dollars; `delivery` is kept for the delivery of the rest. */
export type CancellationPreview = Schema<'CancellationPreview'>;

/** The server calculates the refund of these pieces. */
export function fetchCancellationPreview(orderId: string, pieces: Pieces) {
  const params = { path: { orderId } };
  const headers = linkHeaders(orderId);
  return callApi((api, signal) =>
    api.POST('/api/shop/order/cancellations/{orderId}/preview', {
      params,
      headers,
      body: { pieces },
      signal,
    }),
  );
}

export type Cancellation = Schema<'CancelOwnPiecesBody'>;

/** A repeated call with the same id changes nothing. */
export function postCancellation(orderId: string, body: Cancellation) {
  const params = { path: { orderId } };
  const headers = linkHeaders(orderId);
  return callApi((api) => api.POST('/api/shop/order/cancellations/{orderId}', { params, headers, body }));
}
