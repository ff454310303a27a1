import type { Api } from '@haberdash/kit/api/client';
import type { Filters, ListingQuery } from './listing-query';

interface Page extends ListingQuery {
  limit: number;
  cursor?: string;
}

export function fetchProducts({ filters, ...page }: Page) {
  const query = { category: joined(filters, 'category'), brand: joined(filters, 'brand'), ...page };
  return (api: Api, signal: AbortSignal) => api.GET('/api/shop/products/get', { params: { query }, signal });
}

export function fetchProduct(id: string) {
  return (api: Api, signal: AbortSignal) =>
    api.GET('/api/shop/products/get/{id}', { params: { path: { id } }, signal });
}

function joined(filters: Filters, group: keyof Filters): string | undefined {
  return filters[group]?.join(',');
}
