import type { Json } from '../../../shared/json';
import type { Members } from './members';
import type { FacetedCount } from './facets';
import type { ProductFilter } from './product-filter';

export const sorts = [
  'price-lowtohigh',
  'price-hightolow',
  'title-atoz',
  'title-ztoa',
  'newest',
  'best-rated',
] as const;

export type ProductSort = (typeof sorts)[number];

export interface ProductPage extends ProductFilter {
  /** `picked`: in the order of a collection by hand. */
  sort: ProductSort | 'picked';
  limit: number;
  /** Where the page before ended, as that page said. */
  cursor: string | undefined;
  /** Only a collection's products; undefined: all. */
  among?: Members | undefined;
}

export interface FoundProducts extends FacetedCount {
  products: Json<'Products'>;
  /** Null on the last page. */
  nextCursor: string | null;
}

export interface ProductAddress {
  id: string;
  /** The slug is the current one. */
  slug: string;
}

/** The read side; the database builds the data's JSON. */
export abstract class ProductQueries {
  /** The products have no descriptions. @throws MalformedCursor */
  abstract page(page: ProductPage): Promise<FoundProducts>;
  /** The first page with descriptions, for clients that don't page. */
  abstract wholeList(page: Omit<ProductPage, 'cursor'>): Promise<FoundProducts>;
  /** @param idOrSlug the slug may be one that the product had before */
  abstract details(idOrSlug: string): Promise<Json<'Product'> | undefined>;
  /** The address of a product that the shop shows. @param idOrSlug as for `details` */
  abstract addressOf(idOrSlug: string): Promise<ProductAddress | undefined>;
  /** Categories at the top, each with its picture or that of its most expensive product. */
  abstract showcase(): Promise<Json<'Showcase'>>;
  /** Others that one may like as well, in stock; none for a product that is not there. Without descriptions. */
  abstract related(id: string): Promise<Json<'Products'>>;
  /** In the order of the ids; those that do not exist any more are left out. */
  abstract byIds(ids: string[]): Promise<Json<'Products'>>;
}
