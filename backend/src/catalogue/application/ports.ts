import type { Json } from '../../shared/json';
import type { Product } from '../domain/product';
import type { Members } from './collections/members';
import type { FacetedCount } from './facets';
import type { ProductFilter } from './product-filter';

export abstract class ProductRepository {
  /** Locks it until the transaction ends. @returns undefined for an unknown or deleted product */
  abstract findForChange(id: string): Promise<Product | undefined>;
  /** Without a lock; those that are deleted are left out. */
  abstract findAll(ids: string[]): Promise<Product[]>;
  /** Locks the products that have these variants, and all their variants, in the order of their ids. */
  abstract findOwnersForChange(variantIds: string[]): Promise<Product[]>;
  /**
   * How long a saved draft still waits by the database's clock, as it was when the transaction began; 0 or less: it is due.
   * @returns undefined where no publication is planned
   */
  abstract msUntilPublication(id: string): Promise<number | undefined>;
  /** @throws UnknownBrand, UnknownCategory, SkuTaken or GtinTaken with every number that two variants would have */
  abstract saveAll(products: Product[]): Promise<void>;

  /** @throws UnknownBrand, UnknownCategory, SkuTaken, GtinTaken */
  save(product: Product): Promise<void> {
    return this.saveAll([product]);
  }
}

/** Who bought what. */
export abstract class PurchaseRepository {
  /** Records what was sold to this order. Repeating it changes nothing. */
  abstract addSoldTo(shopperId: string, orderId: string): Promise<void>;
}

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
  /** The current one. */
  slug: string;
}

/** The read side; the database builds the data's JSON. */
export abstract class ProductQueries {
  /** Without descriptions. @throws MalformedCursor */
  abstract page(page: ProductPage): Promise<FoundProducts>;
  /** The first page with descriptions, for clients that don't page. */
  abstract wholeList(page: Omit<ProductPage, 'cursor'>): Promise<FoundProducts>;
  /** @param idOrSlug the slug may be one that the product had before */
  abstract details(idOrSlug: string): Promise<Json<'Product'> | undefined>;
  /** Of a product that the shop shows. @param idOrSlug as for `details` */
  abstract addressOf(idOrSlug: string): Promise<ProductAddress | undefined>;
  /** Categories at the top, each with its picture or that of its most expensive product. */
  abstract showcase(): Promise<Json<'Showcase'>>;
  /** Others that one may like as well, in stock; none for a product that is not there. Without descriptions. */
  abstract related(id: string): Promise<Json<'Products'>>;
  /** In the order of the ids; those that do not exist any more are left out. */
  abstract byIds(ids: string[]): Promise<Json<'Products'>>;
  /** As the shop would show it, in any state. */
  abstract detailsForPreview(id: string): Promise<Json<'Product'> | undefined>;
  /** With the variants that were taken off sale. */
  abstract detailsForAdmin(id: string): Promise<Json<'AdminProduct'> | undefined>;
  /** In the order of the ids, without those of deleted products. */
  abstract variantRows(variantIds: string[]): Promise<Json<'VariantRows'>>;
}

/** Which variants have fallen low, and of which of these the owner was told. */
export abstract class LowStockDigests {
  /** Takes those into a digest that are in none yet. @returns whether there are any */
  abstract gather(digestId: string): Promise<boolean>;
}
