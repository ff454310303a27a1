import type { Api } from '@haberdash/kit/api/client';

export function fetchBanners(api: Api, signal: AbortSignal) {
  return api.GET('/api/common/feature/get', { signal });
}
