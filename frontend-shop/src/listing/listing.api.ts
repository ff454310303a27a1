import type { Schema } from '@haberdash/kit/api/client';
import { callApi } from '@haberdash/kit/effects';
import { isOwnSort, type FilterGroup, type Filters, type ListingQuery } from './query/listing-query';

export type CollectionPage = Schema<'CollectionPageAnswer'>;

/** The page of a collection has its title and description. */
export type ProductPage = Schema<'ProductPageAnswer'> & { meta: Partial<CollectionPage['meta']> };

interface PageQuery extends ListingQuery {
  limit: number;
  cursor?: string;
}

/** The products of a search or a collection, or all. */
export function fetchProducts({ keyword, collection, filters, sortBy, ...page }: PageQuery) {
  const query = {
    category: joined(filters, 'category'),
    brand: joined(filters, 'brand'),
    size: joined(filters, 'size'),
    colour: joined(filters, 'colour'),
    price: joined(filters, 'price'),
    sale: isSet(filters, 'sale'),
    inStock: isSet(filters, 'inStock'),
    sortBy: isOwnSort(sortBy) ? undefined : sortBy,
    ...page,
  };
  return callApi<ProductPage>((api, signal) =>
    collection
      ? api.GET('/api/shop/collections/{slug}', { params: { path: { slug: collection }, query }, signal })
      : keyword
        ? api.GET('/api/shop/search/{keyword}', { params: { path: { keyword }, query }, signal })
        : api.GET('/api/shop/products/get', { params: { query }, signal }),
  );
}

const isSet = (filters: Filters, condition: 'sale' | 'inStock'): 'yes' | undefined =>
  filters[condition]?.length ? 'yes' : undefined;

function joined(filters: Filters, group: FilterGroup): string | undefined {
  return filters[group]?.join(',');
}
