import { weakMapMemoize } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import type { Menu } from './menu.api';
import { selectMenu } from './menu.slice';

export type Category = Menu['categories'][number];
export type Brand = Menu['brands'][number];
export type MenuCollection = Menu['collections'][number];

/** The names are found by slug. */
export interface Names {
  category: Readonly<Record<string, string>>;
  brand: Readonly<Record<string, string>>;
}

export interface ShopMenu extends Menu {
  names: Names;
  /** Until then, names are missing because they are not known yet. */
  isLoaded: boolean;
}

const nothing: Menu = { categories: [], brands: [], collections: [], hasSale: false, emptyCategories: [] };

const namesIn = (entries: readonly { slug: string; name: string }[]) =>
  Object.fromEntries(entries.map(({ slug, name }) => [slug, name]));

const shopMenuOf = weakMapMemoize((menu: Menu | null): ShopMenu => {
  const { categories, brands, ...others } = menu ?? nothing;
  const names = { category: namesIn(categories), brand: namesIn(brands) };
  return { ...others, categories, brands, names, isLoaded: menu !== null };
});

export const useMenu = (): ShopMenu => shopMenuOf(useSelector(selectMenu));

/** From the top down to the category; empty for an unknown one. */
export function pathTo(slug: string, categories: readonly Category[]): Category[] {
  const category = categories.find((one) => one.slug === slug);
  if (!category) return [];
  return category.parent === null ? [category] : [...pathTo(category.parent, categories), category];
}

/** They are in display order. */
export const childrenOf = (parent: string | null, categories: readonly Category[]): Category[] =>
  categories.filter((category) => category.parent === parent);
