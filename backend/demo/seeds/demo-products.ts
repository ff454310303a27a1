import type { CategoryItem, DemoProduct } from './demo-product';
import { accessories } from './products/accessories';
import { footwear } from './products/footwear';
import { kids } from './products/kids';
import { men } from './products/men';
import { women } from './products/women';

const itemsOf: Record<DemoProduct['category'], CategoryItem[]> = { men, women, kids, accessories, footwear };

const slugOf = (category: string, title: string) =>
  `${category}-${title.toLowerCase().replaceAll("'", '')}`.replace(/[^a-z0-9]+/g, '-');

export const demoProducts: DemoProduct[] = (Object.keys(itemsOf) as DemoProduct['category'][]).flatMap(
  (category) => itemsOf[category].map((item) => ({ ...item, category, slug: slugOf(category, item.title) })),
);
