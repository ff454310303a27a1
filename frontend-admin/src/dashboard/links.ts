import { brandLabels, categoryLabels } from '@haberdash/kit/labels';

const listing = (group: string, labels: Record<string, string>) =>
  Object.entries(labels).map(([id, label]) => ({
    value: `/shop/listing?${new URLSearchParams({ [group]: id }).toString()}`,
    label,
  }));

/** The option for a custom path. */
export const ownPath = 'own';

/** The pages that a banner can link to. */
export const linkOptions = [
  {
    label: 'Pages',
    options: [
      { value: '', label: 'No link' },
      { value: '/shop/home', label: 'Home' },
      { value: '/shop/listing', label: 'All products' },
      { value: ownPath, label: 'Another page…' },
    ],
  },
  { label: 'Categories', options: listing('category', categoryLabels) },
  { label: 'Brands', options: listing('brand', brandLabels) },
];

const places = new Map(
  linkOptions.flatMap(({ options }) => options).map(({ value, label }) => [value, label]),
);

export const isKnownPlace = (link: string): boolean => link !== ownPath && places.has(link);

/** 'Men', or the path itself if it has no name. */
export const nameOfPlace = (link: string): string => (isKnownPlace(link) && places.get(link)) || link;
