import type { brands, categories } from '../../src/catalogue/domain/product';
import type { PictureSpec } from '../pictures/draw-picture';

export interface DemoProduct {
  slug: string;
  title: string;
  description: string;
  category: (typeof categories)[number];
  brand: (typeof brands)[number];
  priceCents: number;
  /** 0 when it isn't in the sale. */
  salePriceCents: number;
  stock: number;
  picture: PictureSpec;
}

/** A product as its category's file writes it down; `demoProducts` adds the rest. */
export type CategoryItem = Omit<DemoProduct, 'slug' | 'category'>;
