import { childrenOf, useMenu, type Category } from '@haberdash/kit/menu/use-menu';
import type { Option } from '../list/list';

interface MenuOptions {
  /** Named with those above it: `Men › Jackets`. */
  categories: Option[];
  brands: Option[];
}

export function useMenuOptions(): MenuOptions {
  const { categories, brands } = useMenu();
  return {
    categories: optionsBelow(null, '', categories),
    brands: brands.map(({ slug, name }) => ({ value: slug, label: name })),
  };
}

function optionsBelow(parent: string | null, prefix: string, categories: Category[]): Option[] {
  return childrenOf(parent, categories).flatMap(({ slug, name }) => [
    { value: slug, label: prefix + name },
    ...optionsBelow(slug, `${prefix}${name} › `, categories),
  ]);
}
