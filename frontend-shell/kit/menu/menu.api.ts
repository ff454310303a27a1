import type { Schema } from '../api/client';
import { callApi } from '@haberdash/kit/effects';

/** The categories, in display order below each parent, the brands and the collections of the shop. */
export type Menu = Schema<'MenuView'>;

export function fetchMenu() {
  return callApi((api, signal) => api.GET('/api/shop/menu', { signal }));
}
