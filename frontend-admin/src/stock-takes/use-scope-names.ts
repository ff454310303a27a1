import { useMenu } from '@haberdash/kit/menu/use-menu';

/** @returns the names of brands and categories, by `brand:zara` */
export function useScopeNames(): ReadonlyMap<string, string> {
  const { brands, categories } = useMenu();
  return new Map([
    ...brands.map(({ slug, name }) => [`brand:${slug}`, name] as const),
    ...categories.map(({ slug, name }) => [`category:${slug}`, name] as const),
  ]);
}
