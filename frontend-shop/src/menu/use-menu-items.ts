import { childrenOf, useMenu } from '@haberdash/kit/menu/use-menu';
import type { MenuItem } from '@haberdash/kit/feature';
import { listingPath } from '../listing/query/listing-query';

/** The categories at the top come from the shop's data. */
export function useMenuItems(): MenuItem[] {
  const { categories } = useMenu();
  const top = childrenOf(null, categories).map(({ slug, name }) => ({
    label: name,
    to: listingPath({ category: [slug] }),
  }));
  return [
    { label: 'Home', to: '/shop/home' },
    { label: 'Products', to: '/shop/listing' },
    ...top,
    { label: 'Search', to: '/shop/search' },
  ];
}
