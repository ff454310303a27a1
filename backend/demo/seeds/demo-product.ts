import type { demoBrands, demoCategories } from './demo-taxonomy';
import type { Colourway, Design, PictureSpec } from '../pictures/draw-picture';
import type { ProductFacts } from '../../src/catalogue/facts/domain/product-facts';
import type { ClothName } from './facts/cloths';
import type { BackdropName, ColourName } from '../pictures/palette';

interface ProductText {
  title: string;
  description: string;
  brand: keyof typeof demoBrands;
}

interface Prices {
  priceCents: number;
  /** 0 when it isn't in the sale. */
  salePriceCents: number;
}

/** A colour that a product comes in. */
export interface ItemColour extends Colourway {
  backdrop: BackdropName;
  /** The colour that a pattern is known by, where it isn't that of the cloth. */
  called?: ColourName;
  /** Where this colour alone is in the sale. */
  salePriceCents?: number;
  /** Where it doesn't come in all of the product's sizes. */
  sizes?: readonly string[];
}

/** A product as its category's file writes it down; `unfoldProduct` makes the rest of it. */
export interface CategoryItem extends ProductText, Prices {
  sizes: readonly string[];
  /** This size and all larger ones cost that much more. */
  surcharge?: { from: string; cents: number };
  /** The stock of all sizes and colours together. */
  stock: number;
  design: Design;
  colours: readonly ItemColour[];
  /** Where it is not that of its garment. */
  cloth?: ClothName;
}

export interface DemoColour {
  name: string;
  hex: string;
  /** The slug of the colour's picture: no two colours of the shop share one. */
  slug: string;
  picture: PictureSpec;
  /** The slug of the same from behind. */
  back: string;
  /** A close-up of the same. */
  detail: { slug: string; alt: string };
}

export interface DemoVariant extends Prices {
  size: string;
  colour: string;
  sku: string;
  stock: number;
}

export interface DemoProduct extends ProductText {
  slug: string;
  category: keyof typeof demoCategories;
  /** The slug of the category below it in which it is listed. */
  kind: string;
  /** The first one is the one to show. */
  colours: DemoColour[];
  variants: DemoVariant[];
  facts: ProductFacts;
}
