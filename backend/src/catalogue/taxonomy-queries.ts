import type { Json } from '../shared/json';
import type { Maker } from './facts/domain/legal-facts';

/** The read side; the database builds the data's JSON. */
export abstract class TaxonomyQueries {
  /** Brands in the order in which they were added, categories and collections in display order. */
  abstract menu(): Promise<Json<'Menu'>>;
  /** With the number of products of each. */
  abstract brandsForAdmin(): Promise<Json<'AdminBrands'>>;
  /** With the number of products of each, without those further down. */
  abstract categoriesForAdmin(): Promise<Json<'AdminCategories'>>;
  /** The names by slug, and the ways down to the categories. */
  abstract names(): Promise<TaxonomyNames>;
  /** @param brand the slug of an existing one */
  abstract makerOf(brand: string): Promise<Maker>;
}

export interface TaxonomyNames {
  brands: Readonly<Record<string, string>>;
  categories: Readonly<Record<string, string>>;
  /** The paths by the slug of a category: the slugs from the top down to it. */
  paths: Readonly<Record<string, readonly string[]>>;
}
