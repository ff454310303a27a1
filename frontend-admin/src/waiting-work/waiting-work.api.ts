import type { Schema } from '@haberdash/kit/api/client';
import { callApi } from '@haberdash/kit/effects';

export type WaitingWork = Schema<'WaitingWorkView'>;
export type Kind = keyof WaitingWork['work'];

export function fetchWaitingWork() {
  return callApi((api, signal) => api.GET('/api/admin/waiting-work', { signal }));
}
