import type { Schema } from '@haberdash/kit/api/client';
import { callApi } from '@haberdash/kit/effects';

export type ListedCollection = Schema<'ListedCollectionView'>;
export type Collection = Schema<'AdminCollectionView'>;
export type Rule = Schema<'CollectionRuleView'>;
export type SubmittedCollection = Schema<'AddCollectionBody'>;
export type Preview = Schema<'ProductPageAnswer'>;

export function fetchCollections() {
  return callApi((api, signal) => api.GET('/api/admin/collections', { signal }));
}

export function fetchCollection(slug: string) {
  return callApi((api, signal) =>
    api.GET('/api/admin/collections/{slug}', { params: { path: { slug } }, signal }),
  );
}

export function postCollection(body: SubmittedCollection) {
  return callApi((api) => api.POST('/api/admin/collections', { body }));
}

export function putCollection({ slug, ...body }: SubmittedCollection & { version: number }) {
  return callApi((api) => api.PUT('/api/admin/collections/{slug}', { params: { path: { slug } }, body }));
}

export function deleteCollection(slug: string) {
  return callApi((api) => api.DELETE('/api/admin/collections/{slug}', { params: { path: { slug } } }));
}

export function putCollectionOrder(slugs: string[]) {
  return callApi((api) => api.PUT('/api/admin/collections/order', { body: { slugs } }));
}

export function fetchPreview(rule: Rule) {
  const query = {
    category: rule.category.join(','),
    brand: rule.brand.join(','),
    size: rule.size.join(','),
    colour: rule.colour.join(','),
    onSale: String(rule.onSale) as 'true' | 'false',
    priceFrom: amountIn(rule.priceFrom),
    priceTo: amountIn(rule.priceTo),
    newWithinDays: rule.newWithinDays ?? undefined,
  };
  return callApi((api, signal) => api.GET('/api/admin/collections/preview', { params: { query }, signal }));
}

const amountIn = (price: number | null): string | undefined => (price === null ? undefined : String(price));
