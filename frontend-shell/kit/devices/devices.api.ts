import type { Schema } from '../api/client';
import { callApi } from '@haberdash/kit/effects';

/** Where a user is signed in. */
export type Device = Schema<'SessionView'>;

export function fetchDevices() {
  return callApi((api, signal) => api.GET('/api/account/sessions', { signal }));
}

export function deleteSession(id: string) {
  return callApi((api) => api.DELETE('/api/account/sessions/{id}', { params: { path: { id } } }));
}

export function deleteOtherSessions() {
  return callApi((api) => api.DELETE('/api/account/sessions'));
}
