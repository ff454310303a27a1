import type { Material } from '../../../catalogue/facts/domain/product-facts';

/** The sitemaps list only pages that the shop shows. */
export abstract class SitemapQueries {
  /** The categories are in display order. @returns slugs */
  abstract categories(): Promise<string[]>;
  /** The collections are in display order. @returns slugs */
  abstract collections(): Promise<string[]>;
  abstract productCount(): Promise<number>;
  /** Grows with every change of the products. */
  abstract productsVersion(): Promise<string>;
  /** Their slugs, in batches. @param skipped of the oldest */
  abstract products(skipped: number, limit: number): AsyncIterable<string[]>;
}

/** A size and colour of a product. */
export interface FeedVariant {
  id: string;
  size: string | null;
  colour: string | null;
  /** The picture is named as for `PagePictures`. */
  image: string;
  priceCents: number;
  /** 0 outside a sale. */
  salePriceCents: number;
  stock: number;
  gtin: string | null;
  mpn: string | null;
}

export interface FeedProduct {
  id: string;
  slug: string;
  title: string;
  description: string;
  /** The brand and the category are slugs. */
  brand: string;
  category: string;
  materials: readonly Material[];
  weightGrams: number | null;
  /** On sale; at least one. */
  variants: FeedVariant[];
}

/** The product feed lists only products that the shop shows. */
export abstract class FeedQueries {
  /** Grows with every change of the products. */
  abstract version(): Promise<string>;
  /** Yields all products in batches. */
  abstract products(): AsyncIterable<FeedProduct[]>;
}
