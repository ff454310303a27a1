import type { Schema } from '@haberdash/kit/api/client';
import { callApi } from '@haberdash/kit/effects';

export type ListedPage = Schema<'AdminPageView'>;
/** In its newest version. */
export type TextPage = Schema<'EditedPageView'>;
export type PageVersion = Schema<'PageVersionView'>;
/** A page in one of its versions, as Markdown and as HTML. */
export type VersionText = Schema<'PageVersionTextView'>;

/** Names a version of a page. */
export interface Edition {
  slug: string;
  version: number;
}

type AddedPage = Schema<'AddPageBody'>;
type EditedPage = Schema<'EditPageBody'>;

export function fetchPages() {
  return callApi((api, signal) => api.GET('/api/admin/pages', { signal }));
}

export function fetchPage(slug: string) {
  return callApi((api, signal) => api.GET('/api/admin/pages/{slug}', { params: { path: { slug } }, signal }));
}

export function fetchVersions(slug: string) {
  return callApi((api, signal) =>
    api.GET('/api/admin/pages/{slug}/versions', { params: { path: { slug } }, signal }),
  );
}

export function fetchText({ slug, version }: Edition) {
  const path = { slug, version: String(version) };
  return callApi((api, signal) =>
    api.GET('/api/admin/pages/{slug}/versions/{version}', { params: { path }, signal }),
  );
}

/** The call saves nothing. */
export function fetchPreview(body: string) {
  return callApi((api, signal) => api.POST('/api/admin/pages/preview', { body: { body }, signal }));
}

export function postPage(body: AddedPage) {
  return callApi((api) => api.POST('/api/admin/pages', { body }));
}

export function putPage(slug: string, body: EditedPage) {
  return callApi((api) => api.PUT('/api/admin/pages/{slug}', { params: { path: { slug } }, body }));
}

export function deletePage(slug: string) {
  return callApi((api) => api.DELETE('/api/admin/pages/{slug}', { params: { path: { slug } } }));
}
