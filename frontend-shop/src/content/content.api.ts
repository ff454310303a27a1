import type { Schema } from '@haberdash/kit/api/client';
import { callApi } from '@haberdash/kit/effects';

/** The shop says this on every page. */
export type ShopContent = Schema<'ShopContentView'>;

/** A page of text in one of its versions. */
export type TextPage = Schema<'PageView'>;

export function fetchContent() {
  return callApi((api, signal) => api.GET('/api/shop/content', { signal }));
}

/** @param version the newest if left out */
export function fetchPage(slug: string, version?: string) {
  return callApi((api, signal) =>
    api.GET('/api/shop/pages/{slug}', { params: { path: { slug }, query: { version } }, signal }),
  );
}
