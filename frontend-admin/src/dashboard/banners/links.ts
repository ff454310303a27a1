import type { Option } from '../../list/list';
import { useMenuOptions } from '../../taxonomy/use-menu-options';

/** The option for a custom path. */
export const ownPath = 'own';

interface LinkOptions {
  label: string;
  options: Option[];
}

const pages: Option[] = [
  { value: '', label: 'No link' },
  { value: '/shop/home', label: 'Home' },
  { value: '/shop/listing', label: 'All products' },
  { value: ownPath, label: 'Another page…' },
];

const listing = (group: string, options: Option[]): Option[] =>
  options.map(({ value, label }) => ({
    value: `/shop/listing?${new URLSearchParams({ [group]: value }).toString()}`,
    label,
  }));

/** The pages that a banner can link to. */
export function useLinkOptions(): LinkOptions[] {
  const { categories, brands } = useMenuOptions();
  return [
    { label: 'Pages', options: pages },
    { label: 'Categories', options: listing('category', categories) },
    { label: 'Brands', options: listing('brand', brands) },
  ];
}

/** 'Men'; undefined for a path without a name. */
export const nameIn = (groups: readonly LinkOptions[], link: string): string | undefined =>
  link === ownPath
    ? undefined
    : groups.flatMap(({ options }) => options).find(({ value }) => value === link)?.label;
