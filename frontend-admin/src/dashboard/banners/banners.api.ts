import type { Schema } from '@haberdash/kit/api/client';
import { callApi } from '@haberdash/kit/effects';

export type Banner = Schema<'BannerView'>;
export type FocalPoint = Banner['focalPoint'];
/** A banner's text, link and focal point. */
export type Presentation = Pick<Banner, 'headline' | 'text' | 'link' | 'focalPoint'>;

export function fetchBanners() {
  return callApi((api, signal) => api.GET('/api/common/feature/get', { signal }));
}

export function postBanner(image: string) {
  return callApi((api) => api.POST('/api/common/feature/add', { body: { image } }));
}

export function putBanner(id: string, body: Presentation) {
  return callApi((api) => api.PUT('/api/common/feature/edit/{id}', { params: { path: { id } }, body }));
}

export function deleteBanner(id: string) {
  return callApi((api) => api.DELETE('/api/common/feature/delete/{id}', { params: { path: { id } } }));
}

export function putBannerOrder(ids: string[]) {
  return callApi((api) => api.PUT('/api/common/feature/order', { body: { ids } }));
}
