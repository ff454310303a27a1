import type { Material } from '../../../catalogue/facts/domain/product-facts';

/** What the sitemaps list: only what the shop shows. */
export abstract class SitemapQueries {
  /** In display order. @returns slugs */
  abstract categories(): Promise<string[]>;
  /** In display order. @returns slugs */
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
  /** Slugs. */
  brand: string;
  category: string;
  materials: readonly Material[];
  weightGrams: number | null;
  /** On sale; at least one. */
  variants: FeedVariant[];
}

/** What the product feed lists: only what the shop shows. */
export abstract class FeedQueries {
  /** Grows with every change of the products. */
  abstract version(): Promise<string>;
  /** All, in batches. */
  abstract products(): AsyncIterable<FeedProduct[]>;
}
