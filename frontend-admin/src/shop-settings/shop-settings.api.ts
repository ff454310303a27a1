import type { Schema } from '@haberdash/kit/api/client';
import { callApi } from '@haberdash/kit/effects';

/** Name, address, announcement, promises and footer of the shop. */
export type ShopDetails = Schema<'ShopDetailsView'>;
/** The sections of the home page, in their order. */
export type HomeSections = Schema<'HomeSectionsView'>;
export type HomeSection = HomeSections['sections'][number];

export function fetchDetails() {
  return callApi((api, signal) => api.GET('/api/admin/shop-details', { signal }));
}

export function putDetails(body: Schema<'EditShopDetailsBody'>) {
  return callApi((api) => api.PUT('/api/admin/shop-details', { body }));
}

export function fetchSections() {
  return callApi((api, signal) => api.GET('/api/admin/home-sections', { signal }));
}

export function putSections(body: Schema<'EditHomeSectionsBody'>) {
  return callApi((api) => api.PUT('/api/admin/home-sections', { body }));
}
