import { brandLabels, categoryLabels } from '@haberdash/kit/labels';

export const filterGroups = ['category', 'brand', 'size', 'colour'] as const;

export type FilterGroup = (typeof filterGroups)[number];
export type Filters = Partial<Record<FilterGroup, string[]>>;

/** The groups whose options are always the same. */
export const fixedOptions = {
  category: { label: 'Category', options: categoryLabels as Record<string, string> },
  brand: { label: 'Brand', options: brandLabels as Record<string, string> },
};

export const sortLabels = {
  'price-lowtohigh': 'Price: Low to High',
  'price-hightolow': 'Price: High to Low',
  'title-atoz': 'Title: A to Z',
  'title-ztoa': 'Title: Z to A',
};

export type SortOption = keyof typeof sortLabels;
export const defaultSort: SortOption = 'price-lowtohigh';

export interface ListingQuery {
  filters: Filters;
  sortBy: SortOption;
}

export function readQuery(params: URLSearchParams): ListingQuery {
  const chosen = filterGroups.map((group) => [group, (params.get(group) ?? '').split(',').filter(Boolean)]);
  const sortBy = params.get('sortBy') ?? '';
  return {
    filters: withoutEmpty(Object.fromEntries(chosen) as Filters),
    sortBy: isSortOption(sortBy) ? sortBy : defaultSort,
  };
}

/** `category=men,kids&brand=h%26m&size=M,L&colour=Navy`; the usual order goes without saying. */
export function writeQuery({ filters, sortBy }: ListingQuery): URLSearchParams {
  const params = new URLSearchParams();
  for (const group of filterGroups) {
    const ids = filters[group];
    if (ids?.length) params.set(group, ids.join(','));
  }
  if (sortBy !== defaultSort) params.set('sortBy', sortBy);
  return params;
}

export function listingPath(filters: Filters): string {
  const search = writeQuery({ filters, sortBy: defaultSort }).toString();
  return search ? `/shop/listing?${search}` : '/shop/listing';
}

/** Another choice of categories starts in the usual order again. */
export function toggle({ filters, sortBy }: ListingQuery, group: FilterGroup, id: string): ListingQuery {
  const ids = filters[group] ?? [];
  const chosen = ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
  return {
    filters: withoutEmpty({ ...filters, [group]: chosen }),
    sortBy: group === 'category' ? defaultSort : sortBy,
  };
}

/** A listing of one category alone has its name. */
export function titleOf(filters: Filters): string {
  const [category] = filters.category ?? [];
  const isAlone = countOf(filters) === 1;
  return (isAlone && category && fixedOptions.category.options[category]) || 'All Products';
}

export function countOf(filters: Filters): number {
  return filterGroups.reduce((count, group) => count + (filters[group]?.length ?? 0), 0);
}

function withoutEmpty(filters: Filters): Filters {
  return Object.fromEntries(Object.entries(filters).filter(([, ids]) => ids.length > 0));
}

function isSortOption(given: string): given is SortOption {
  return Object.hasOwn(sortLabels, given);
}
