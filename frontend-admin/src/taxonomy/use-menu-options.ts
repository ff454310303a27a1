import { childrenOf, useMenu, type Category } from '@haberdash/kit/menu/use-menu';
import type { Option } from '../list/list';

interface MenuOptions {
  /** Named with those above it: `Men › Jackets`. */
  categories: Option[];
  brands: Option[];
  collections: Option[];
}

export function useMenuOptions(): MenuOptions {
  const { categories, brands, collections } = useMenu();
  return {
    categories: optionsBelow(null, '', categories),
    brands: brands.map(({ slug, name }) => ({ value: slug, label: name })),
    collections: collections.map(({ slug, title }) => ({ value: slug, label: title })),
  };
}

function optionsBelow(parent: string | null, prefix: string, categories: Category[]): Option[] {
  return childrenOf(parent, categories).flatMap(({ slug, name }) => [
    { value: slug, label: prefix + name },
    ...optionsBelow(slug, `${prefix}${name} › `, categories),
  ]);
}
