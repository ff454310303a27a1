import type { Schema } from '@haberdash/kit/api/client';
import { callApi } from '@haberdash/kit/effects';
import type { FilterGroup, Filters, ListingQuery } from './listing-query';

export type ProductPage = Schema<'ProductPageAnswer'>;

interface PageQuery extends ListingQuery {
  limit: number;
  cursor?: string;
}

/** All products, or with a keyword the search results. */
export function fetchProducts({ keyword, filters, sortBy, ...page }: PageQuery) {
  const query = {
    category: joined(filters, 'category'),
    brand: joined(filters, 'brand'),
    size: joined(filters, 'size'),
    colour: joined(filters, 'colour'),
    price: joined(filters, 'price'),
    // The server's default.
    sortBy: sortBy === 'best-match' ? undefined : sortBy,
    ...page,
  };
  return callApi((api, signal) =>
    keyword
      ? api.GET('/api/shop/search/{keyword}', { params: { path: { keyword }, query }, signal })
      : api.GET('/api/shop/products/get', { params: { query }, signal }),
  );
}

function joined(filters: Filters, group: FilterGroup): string | undefined {
  return filters[group]?.join(',');
}
