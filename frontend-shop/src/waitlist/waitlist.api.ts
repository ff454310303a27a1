import type { Schema } from '@haberdash/kit/api/client';
import { callApi } from '@haberdash/kit/effects';

export type WaitlistLink = Schema<'WaitlistLinkView'>;

export function fetchAwaited(userId: string) {
  return callApi((api, signal) =>
    api.GET('/api/shop/waitlist/{userId}', { params: { path: { userId } }, signal }),
  );
}

export function putAwaited(userId: string, variantId: string) {
  const path = { userId, variantId };
  return callApi((api) => api.PUT('/api/shop/waitlist/{userId}/{variantId}', { params: { path } }));
}

export function deleteAwaited(userId: string, variantId: string) {
  const path = { userId, variantId };
  return callApi((api) => api.DELETE('/api/shop/waitlist/{userId}/{variantId}', { params: { path } }));
}

export function postWait(body: Schema<'WaitBody'>) {
  return callApi((api) => api.POST('/api/shop/waitlist', { body }));
}

/** A link that is opened changes nothing. */
export function openLink(token: string) {
  return callApi((api) => api.POST('/api/shop/waitlist/link', { body: { token } }));
}

export function confirmLink(token: string) {
  return callApi((api) => api.POST('/api/shop/waitlist/link/confirm', { body: { token } }));
}

export function endLink(token: string) {
  return callApi((api) => api.POST('/api/shop/waitlist/link/end', { body: { token } }));
}
