import type { Schema } from '@haberdash/kit/api/client';
import { callApi } from '@haberdash/kit/effects';

export type Preview = Schema<'PreviewAnswer'>;

export function fetchPreview(token: string) {
  return callApi((api, signal) => api.POST('/api/shop/preview', { body: { token }, signal }));
}
