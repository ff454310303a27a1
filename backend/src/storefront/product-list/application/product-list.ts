import type { Json } from '../../../shared/json';
import type { ProductStateName } from '../../../catalogue/publication/domain/publication';
import type { PageMeta, PageRequest } from '../../../shared/page';

/** The first is the usual one. */
export const listSorts = [
  'newest',
  'oldest',
  'title-atoz',
  'title-ztoa',
  'price-lowtohigh',
  'price-hightolow',
] as const;
export type ListSort = (typeof listSorts)[number];

/** `low`: in stock, but a variant on sale has fewer pieces than `lowStockBelow`; `inStock` includes it. */
export const stockStates = ['inStock', 'low', 'soldOut'] as const;
export type StockState = (typeof stockStates)[number];

/** `facts`: that a law asks for. */
export const lacks = ['facts'] as const;
export type Lack = (typeof lacks)[number];

/** `today`: by the end of the shop's day, also one whose time is over. */
export const plans = ['today'] as const;
export type Plan = (typeof plans)[number];

/** `yes`: a variant that shoppers can buy has a sale price. */
export const reductions = ['yes', 'no'] as const;
export type Reduction = (typeof reductions)[number];

/** A product is listed if it passes every condition; an empty list is no condition. */
export interface ProductListFilter {
  /** In lower case; each must occur in the title, category, brand or a SKU. */
  words: string[];
  categories: string[];
  brands: string[];
  /** The shop shows it in one of these. */
  collections: string[];
  /** The product has one of these. */
  onSale: Reduction[];
  /** The product has one of these. */
  stock: StockState[];
  /** The product has one of these. */
  states: ProductStateName[];
  /** A draft that is to be published then. */
  planned: Plan[];
  /** The product lacks all of these. */
  lacking: Lack[];
  /** One of these products. */
  ids: string[];
}

export interface ProductList extends ProductListFilter {
  sort: ListSort;
}

export interface ListedProducts {
  products: Json<'ListedProducts'>;
  meta: PageMeta;
}

/** The admin's list of products. */
export abstract class ProductListQueries {
  /** If no product has all words, the words may have a typo. @throws MalformedCursor */
  abstract page(list: ProductList, page: PageRequest): Promise<ListedProducts>;
  /** The ids of listed products behind this id, in the order of ids; null: from the first. */
  abstract idsAfter(list: ProductListFilter, id: string | null, limit: number): Promise<string[]>;
  /** The ids of all products that `page` leads through, in its order, and at most this many at a time. */
  abstract idBatches(list: ProductList, size: number): AsyncGenerator<string[]>;
}
