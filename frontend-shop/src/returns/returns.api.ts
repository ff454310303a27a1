import type { Schema } from '@haberdash/kit/api/client';
import { callApi } from '@haberdash/kit/effects';
import { linkHeaders } from '../orders/links/order-link';

/** The returns of an order, and which of its pieces can go back until when. */
export type OrderReturns = Schema<'OrderReturnsView'>;
export type ReturnableLine = Schema<'ReturnableLineView'>;
export type Return = Schema<'ReturnView'>;
export type ReturnPiece = Schema<'ReturnPieceView'>;
export type Exchange = NonNullable<Return['exchange']>;
export type ReturnReason = NonNullable<ReturnPiece['reason']>;
export type WantedPieces = Schema<'WantedReturnPieces'>[];
export type ReturnPreview = Schema<'ReturnPreview'>;
export type Declaration = Schema<'DeclareReturnBody'>;
export type Tracking = Schema<'PostReturnBody'>;

const at = (orderId: string) => ({ params: { path: { orderId } }, headers: linkHeaders(orderId) });
const atReturn = (orderId: string, returnId: string) => ({
  params: { path: { orderId, returnId } },
  headers: linkHeaders(orderId),
});

export function fetchReturns(orderId: string) {
  return callApi((api, signal) => api.GET('/api/shop/order/{orderId}/returns', { ...at(orderId), signal }));
}

/** The server calculates what comes back for these pieces. */
export function fetchReturnPreview(orderId: string, pieces: WantedPieces) {
  return callApi((api, signal) =>
    api.POST('/api/shop/order/{orderId}/returns/preview', { ...at(orderId), body: { pieces }, signal }),
  );
}

/** A repeated call with the same id changes nothing. */
export function postReturn(orderId: string, body: Declaration) {
  return callApi((api) => api.POST('/api/shop/order/{orderId}/returns', { ...at(orderId), body }));
}

export function putPosted(orderId: string, returnId: string, body: Tracking) {
  return callApi((api) =>
    api.PUT('/api/shop/order/{orderId}/returns/{returnId}/posted', { ...atReturn(orderId, returnId), body }),
  );
}

export function postReturnCancel(orderId: string, returnId: string) {
  return callApi((api) =>
    api.POST('/api/shop/order/{orderId}/returns/{returnId}/cancel', atReturn(orderId, returnId)),
  );
}
