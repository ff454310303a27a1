import type { Schema } from '@haberdash/kit/api/client';
import { callApi } from '@haberdash/kit/effects';

export type StateChange = Schema<'ChangePublicationBody'>;
export type ProductState = StateChange['state'];

export type PreviewLink = Schema<'PreviewLinkAnswer'>['data'];

/** The product's link of before stops working. */
export function postPreviewLink(id: string) {
  return callApi((api) => api.POST('/api/admin/products/{id}/preview-link', { params: { path: { id } } }));
}

/** The server changes all of them or none. */
export function putState(body: StateChange) {
  return callApi((api) => api.PUT('/api/admin/products/state', { body }));
}
