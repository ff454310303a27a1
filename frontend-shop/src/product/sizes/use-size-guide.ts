import { pathTo, useMenu } from '@haberdash/kit/menu/use-menu';
import { useSelector } from 'react-redux';
import type { ShopContent } from '../../content/content.api';
import { selectContent } from '../../content/content.slice';
import type { Product } from '../product.api';
import { wearers, type Wearer } from './wearers';

type Guide = ShopContent['sizeGuides'][number];

/** The size guide of the product's brand, or else that of its category or of the nearest one above. */
export function useSizeGuideOf({ brand, category }: Product): Guide | undefined {
  const { value } = useSelector(selectContent);
  const { categories } = useMenu();
  const guides = value?.sizeGuides ?? [];
  const nearestFirst = pathTo(category, categories).toReversed();
  return (
    guides.find((guide) => guide.brand === brand) ??
    nearestFirst.flatMap(({ slug }) => guides.find((guide) => guide.category === slug) ?? [])[0]
  );
}

/** Whom the product is for, as far as its category or one above is named so. */
export function useWearerOf({ category }: Product): Wearer | undefined {
  const { categories } = useMenu();
  const path = pathTo(category, categories).map(({ slug }) => slug);
  return (Object.keys(wearers) as Wearer[]).find((wearer) => path.includes(wearer));
}
