import type { Schema } from '@haberdash/kit/api/client';
import { callApi } from '@haberdash/kit/effects';

export type StateChange = Schema<'ChangePublicationBody'>;
export type ProductState = StateChange['state'];

/** All or none. */
export function putState(body: StateChange) {
  return callApi((api) => api.PUT('/api/admin/products/state', { body }));
}
