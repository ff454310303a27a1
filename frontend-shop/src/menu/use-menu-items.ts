import { childrenOf, useMenu, type Category } from '@haberdash/kit/menu/use-menu';
import type { MenuItem } from '@haberdash/kit/feature';
import { selectUser } from '@haberdash/kit/session';
import { useSelector } from 'react-redux';
import { collectionPath } from '../collections/collection-path';
import { listingPath } from '../listing/query/listing-query';

const newIn = 'new-in';
const newest: MenuItem = { label: 'New in', to: '/shop/listing?sortBy=newest' };

/** The categories of the first two levels, the collections and the sale come from the shop's data. */
export function useMenuItems(): MenuItem[] {
  const isVisitor = useSelector(selectUser) === null;
  const { categories, collections, emptyCategories, hasSale } = useMenu();
  const itemOf = ({ slug, name }: Category): MenuItem => ({
    label: name,
    to: listingPath({ category: [slug] }),
  });
  const below = (slug: string) =>
    childrenOf(slug, categories)
      .filter((child) => !emptyCategories.includes(child.slug))
      .map(itemOf);
  return [
    { label: 'Home', to: '/shop/home' },
    {
      label: 'Products',
      to: '/shop/listing',
      items: [
        ...(collections.some(({ slug }) => slug === newIn) ? [] : [newest]),
        ...collections.map(({ slug, title }) => ({ label: title, to: collectionPath(slug) })),
      ],
    },
    ...childrenOf(null, categories).map((top) => ({ ...itemOf(top), items: below(top.slug) })),
    ...(hasSale ? [{ label: 'Sale', to: listingPath({ sale: ['yes'] }), isAccented: true }] : []),
    { label: 'Search', to: '/shop/search', isInHeader: true },
    // A shopper finds it in the menu of the account.
    ...(isVisitor ? [{ label: 'Wish list', to: '/shop/wishes', isInHeader: true }] : []),
  ];
}
