import type { CategoryItem, DemoProduct } from './demo-product';
import { accessories } from './products/accessories';
import { footwear } from './products/footwear';
import { kids } from './products/kids';
import { mensOuterwear } from './products/men/outerwear';
import { mensTops } from './products/men/tops';
import { mensTrousers } from './products/men/trousers';
import { womensDresses } from './products/women/dresses';
import { womensOuterwear } from './products/women/outerwear';
import { womensTops } from './products/women/tops';
import { womensTrousersAndSkirts } from './products/women/trousers-and-skirts';
import { unfoldProduct } from './unfold-product';

const itemsOf: Record<DemoProduct['category'], CategoryItem[]> = {
  men: [...mensTops, ...mensOuterwear, ...mensTrousers],
  women: [...womensTops, ...womensOuterwear, ...womensDresses, ...womensTrousersAndSkirts],
  kids,
  accessories,
  footwear,
};

export const demoProducts: DemoProduct[] = (Object.keys(itemsOf) as DemoProduct['category'][]).flatMap(
  (category) => itemsOf[category].map((item, place) => unfoldProduct(item, { category, number: place + 1 })),
);
