import type { Schema } from '@haberdash/kit/api/client';
import { callApi } from '@haberdash/kit/effects';
import type { FilterGroup, Filters, ListingQuery } from './listing-query';

export type ProductPage = Schema<'ProductPageAnswer'>;

interface PageQuery extends ListingQuery {
  limit: number;
  cursor?: string;
}

export function fetchProducts({ filters, ...page }: PageQuery) {
  const query = {
    category: joined(filters, 'category'),
    brand: joined(filters, 'brand'),
    size: joined(filters, 'size'),
    colour: joined(filters, 'colour'),
    ...page,
  };
  return callApi((api, signal) => api.GET('/api/shop/products/get', { params: { query }, signal }));
}

function joined(filters: Filters, group: FilterGroup): string | undefined {
  return filters[group]?.join(',');
}
