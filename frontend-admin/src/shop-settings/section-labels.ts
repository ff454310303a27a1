import type { Option } from '../list/list';
import type { HomeSection } from './shop-settings.api';

export const sectionLabels: Record<HomeSection['type'], string> = {
  hero: 'Welcome with banners',
  categories: 'Categories',
  brands: 'Brands',
  featured: 'Featured products',
  collection: 'Collection',
  story: 'Story',
};

/** A title is one like `Collection: Summer`. */
export function titleOf(section: HomeSection, titles: Record<'collection' | 'story', Option[]>): string {
  if (!('slug' in section)) return sectionLabels[section.type];
  const { type, slug } = section;
  const title = titles[type].find(({ value }) => value === slug)?.label ?? slug;
  return `${sectionLabels[type]}: ${title}`;
}
