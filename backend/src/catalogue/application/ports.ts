import type { Json } from '../../shared/json';
import type { Banner } from '../domain/banner';
import type { Product } from '../domain/product';

export abstract class ProductRepository {
  /** Locked until the transaction ends; undefined when it was never there or is deleted. */
  abstract findForChange(id: string): Promise<Product | undefined>;
  abstract save(product: Product): Promise<void>;
}

/** Who bought what. */
export abstract class PurchaseRepository {
  /** What was sold to this order; again changes nothing. */
  abstract addSoldTo(shopperId: string, orderId: string): Promise<void>;
}

export abstract class BannerRepository {
  abstract save(banner: Banner): Promise<void>;
}

export const sorts = ['price-lowtohigh', 'price-hightolow', 'title-atoz', 'title-ztoa'] as const;
export type ProductSort = (typeof sorts)[number];

export interface ProductFilter {
  category: string[];
  brand: string[];
}

export interface ProductPage extends ProductFilter {
  sort: ProductSort;
  limit: number;
  /** Where the page before ended, as that page said. */
  cursor: string | undefined;
}

export interface FoundProducts {
  products: Json<'Products'>;
  /** How many the filter finds, on all pages together. */
  total: number;
  /** Null on the last page. */
  nextCursor: string | null;
}

/** The read side; the database builds the data's JSON. */
export abstract class ProductQueries {
  /** @throws MalformedCursor */
  abstract page(page: ProductPage): Promise<FoundProducts>;
  abstract details(id: string): Promise<Json<'Product'> | undefined>;
  abstract banners(): Promise<Json<'Banners'>>;
}
