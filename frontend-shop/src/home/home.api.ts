import type { Schema } from '@haberdash/kit/api/client';
import { callApi } from '@haberdash/kit/effects';

export type Banner = Schema<'BannerView'>;

/** The address of a picture for each category that has products. */
export type Showcase = Partial<Record<string, string>>;

export function fetchBanners() {
  return callApi((api, signal) => api.GET('/api/common/feature/get', { signal }));
}

export function fetchShowcase() {
  return callApi((api, signal) => api.GET('/api/shop/products/showcase', { signal }));
}
