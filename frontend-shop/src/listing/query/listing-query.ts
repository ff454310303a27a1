import type { Names } from '@haberdash/kit/menu/use-menu';
import type { SizeScale } from '@haberdash/kit/sizes/sizes.api';
import { scaleOf } from '@haberdash/kit/sizes/use-sizes';
import { isPriceRange, priceRangeLabel } from './price-range';

export const filterGroups = ['category', 'brand', 'size', 'colour', 'price', 'sale', 'inStock'] as const;

export type FilterGroup = (typeof filterGroups)[number];
export type Filters = Partial<Record<FilterGroup, string[]>>;

/** Groups with one option, `yes`. */
export const conditions = { sale: 'On sale', inStock: 'In stock only' };

/** Groups whose options are in the shop's menu. */
export const menuGroups = { category: 'Category', brand: 'Brand' };

export const sortLabels = {
  'best-match': 'Best match',
  'price-lowtohigh': 'Price: Low to High',
  'price-hightolow': 'Price: High to Low',
  'title-atoz': 'Title: A to Z',
  'title-ztoa': 'Title: Z to A',
  newest: 'Newest',
  'best-rated': 'Best rated',
  featured: 'Featured',
};

export type SortOption = keyof typeof sortLabels;

/** A list without keyword and collection has all products. */
export interface Listed {
  keyword?: string;
  /** The slug of a collection. */
  collection?: string;
}

export interface ListingQuery extends Listed {
  filters: Filters;
  sortBy: SortOption;
}

/** The order that only a search or a collection has, and that the server uses by default. */
type OwnSort = 'best-match' | 'featured';

export const isOwnSort = (sort: SortOption): sort is OwnSort => sort === 'best-match' || sort === 'featured';

/** The first is the default. */
export function sortOptionsOf({ keyword, collection }: Listed): SortOption[] {
  const others = (Object.keys(sortLabels) as SortOption[]).filter((sort) => !isOwnSort(sort));
  if (keyword) return ['best-match', ...others];
  return collection ? ['featured', ...others] : others;
}

export function unfiltered({ keyword, collection }: Listed = {}): ListingQuery {
  return { keyword, collection, filters: {}, sortBy: sortOptionsOf({ keyword, collection })[0]! };
}

/** Impossible values are ignored. */
export function readQuery(params: URLSearchParams, listed: Listed = {}): ListingQuery {
  const chosen = filterGroups.map((group) => [group, possibleIds(params, group)]);
  const given = params.get('sortBy');
  const options = sortOptionsOf(listed);
  return {
    ...listed,
    filters: withoutEmpty(Object.fromEntries(chosen) as Filters),
    sortBy: options.find((option) => option === given) ?? options[0]!,
  };
}

/** `category=men,kids&brand=h%26m&size=M,L&colour=Navy&price=25-50`, without the default sort order. A collection is in the path. */
export function writeQuery({ keyword, collection, filters, sortBy }: ListingQuery): URLSearchParams {
  const params = new URLSearchParams();
  if (keyword) params.set('keyword', keyword);
  for (const group of filterGroups) {
    const ids = filters[group];
    if (ids?.length) params.set(group, ids.join(','));
  }
  if (sortBy !== unfiltered({ keyword, collection }).sortBy) params.set('sortBy', sortBy);
  return params;
}

/**
 * The same address without unknown ids; null if there are none. Colours are only known from the server's response.
 * @param scales of sizes; null while they are not known
 */
export function withoutUnknown(
  params: URLSearchParams,
  names: Names,
  scales: readonly SizeScale[] | null,
): URLSearchParams | null {
  const next = new URLSearchParams(params);
  const isKnown = (group: FilterGroup, id: string): boolean => {
    if (group === 'size') return !scales || scaleOf(id, scales) !== undefined;
    return !isMenuGroup(group) || Object.hasOwn(names[group], id);
  };
  for (const group of filterGroups) {
    const known = possibleIds(params, group)
      .filter((id) => isKnown(group, id))
      .join(',');
    if (known) next.set(group, known);
    else next.delete(group);
  }
  return next.toString() === params.toString() ? null : next;
}

export function listingPath(filters: Filters): string {
  const search = writeQuery({ ...unfiltered(), filters }).toString();
  return search ? `/shop/listing?${search}` : '/shop/listing';
}

/** In the listing, a change of categories resets the sort order. */
export function toggle(query: ListingQuery, group: FilterGroup, id: string): ListingQuery {
  const { filters, sortBy, ...listed } = query;
  const isListing = !listed.keyword && !listed.collection;
  const ids = filters[group] ?? [];
  const chosen = ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
  return {
    ...listed,
    filters: withoutEmpty({ ...filters, [group]: chosen }),
    sortBy: group === 'category' && isListing ? unfiltered().sortBy : sortBy,
  };
}

/** The range replaces those that are chosen. */
export const withPrice = (query: ListingQuery, price: string[]): ListingQuery => ({
  ...query,
  filters: withoutEmpty({ ...query.filters, price }),
});

/** A listing of a single category is titled with its name. */
export function titleOf(filters: Filters, names: Names): string {
  const [category] = filters.category ?? [];
  const isAlone = countOf(filters) === 1;
  return (isAlone && category && names.category[category]) || 'All Products';
}

export function countOf(filters: Filters): number {
  return filterGroups.reduce((count, group) => count + (filters[group]?.length ?? 0), 0);
}

/** The selected options, in the order of the groups. */
export function chosenIn(filters: Filters, names: Names): { group: FilterGroup; id: string; name: string }[] {
  return filterGroups.flatMap((group) =>
    (filters[group] ?? []).map((id) => ({ group, id, name: nameOf(group, id, names) })),
  );
}

export function nameOf(group: FilterGroup, id: string, names: Names): string {
  if (group === 'price') return priceRangeLabel(id);
  if (isCondition(group)) return conditions[group];
  return (isMenuGroup(group) ? names[group][id] : undefined) ?? id;
}

const isCondition = (group: FilterGroup): group is keyof typeof conditions => group in conditions;

const isMenuGroup = (group: FilterGroup): group is keyof typeof menuGroups => group in menuGroups;

function possibleIds(params: URLSearchParams, group: FilterGroup): string[] {
  const ids = (params.get(group) ?? '').split(',').filter(Boolean);
  if (isCondition(group)) return ids.filter((id) => id === 'yes').slice(0, 1);
  return group === 'price' ? ids.filter(isPriceRange) : ids;
}

function withoutEmpty(filters: Filters): Filters {
  return Object.fromEntries(Object.entries(filters).filter(([, ids]) => ids.length > 0));
}
