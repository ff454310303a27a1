import type { Collection, Selection } from '../domain/collection';
import type { Members } from '../../listing/application/members';
import type { FoundProducts, ProductPage, ProductSort } from '../../listing/application/ports';

export abstract class CollectionRepository {
  /** Locks the order of all collections until the transaction ends. @returns their slugs in display order */
  abstract findOrderForChange(): Promise<string[]>;
  /** Locks it until the transaction ends. */
  abstract findForChange(slug: string): Promise<Collection | undefined>;
  /** Adds the collection at the end of the order. Call it after `findOrderForChange`. @throws SlugTaken, UnknownBrand, UnknownCategory, UnknownSize */
  abstract add(collection: Collection): Promise<void>;
  /** @throws UnknownBrand, UnknownCategory, UnknownSize */
  abstract save(collection: Collection): Promise<void>;
  /** Call it after `findOrderForChange`. @param slugs of all collections */
  abstract saveOrder(slugs: readonly string[]): Promise<void>;
  abstract delete(slug: string): Promise<void>;
  /** Those that are not deleted, in the given order. None of them is deleted until the transaction ends. */
  abstract existingProducts(ids: readonly string[]): Promise<string[]>;
}

export interface ListedCollection {
  slug: string;
  title: string;
  picture: string | null;
  /** The number of products of a collection by hand, without deleted ones; null of one by rule. */
  picked: number | null;
}

export interface CollectionOfProduct {
  slug: string;
  title: string;
  selectedBy: 'hand' | 'rule';
  /** Whether the product is in it. A rule selects only what the shop shows. */
  isIn: boolean;
}

export interface FoundCollection {
  slug: string;
  title: string;
  description: string;
  picture: string | null;
  selection: Selection;
  version: number;
}

export interface CollectionPage extends Omit<ProductPage, 'sort' | 'among'> {
  /** Undefined means the collection's own order, which is that of the picks, or newest first for a rule. */
  sort: ProductSort | undefined;
}

export interface CollectionProducts extends FoundProducts {
  collection: Omit<FoundCollection, 'selection' | 'version'>;
}

export abstract class CollectionQueries {
  /** The collections are in display order. */
  abstract all(): Promise<ListedCollection[]>;
  abstract find(slug: string): Promise<FoundCollection | undefined>;
  /** All collections, in display order. @returns undefined for a product that is unknown or deleted */
  abstract ofProduct(productId: string): Promise<CollectionOfProduct[] | undefined>;
  /** Those of today, for unknown slugs none. */
  abstract membersOf(slugs: readonly string[]): Promise<Members[]>;
  /** Its products as the shop lists them. @throws MalformedCursor @returns undefined for an unknown slug */
  abstract page(slug: string, page: CollectionPage): Promise<CollectionProducts | undefined>;
  /** The first products of a collection that is not saved. */
  abstract preview(selection: Selection, limit: number): Promise<FoundProducts>;
}
