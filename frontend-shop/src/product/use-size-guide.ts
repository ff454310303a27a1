import { pathTo, useMenu } from '@haberdash/kit/menu/use-menu';
import { useSelector } from 'react-redux';
import type { ShopContent } from '../content/content.api';
import { selectContent } from '../content/content.slice';
import type { Product } from './product.api';

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
