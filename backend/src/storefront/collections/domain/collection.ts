import type { ProductRule } from '../../listing/domain/product-rule';
import { isEmptyRule } from '../../listing/domain/product-rule';
import {
  CollectionFull,
  EmptyRule,
  ProductTwice,
  SelectedByRule,
  StaleCollection,
} from './collection.errors';

export const maxCollections = 200;
export const maxPicked = 100;

/** Products picked by hand, in their order, or a rule that products meet. */
export type Selection = { products: readonly string[] } | { rule: ProductRule };

export interface CollectionDetails {
  title: string;
  description: string;
  /** A path or URL. */
  picture: string | null;
  selection: Selection;
}

export interface CollectionState extends CollectionDetails {
  slug: string;
  /** Increases with every edit. */
  version: number;
}

export class Collection {
  private constructor(private current: CollectionState) {}

  /** @throws EmptyRule, ProductTwice */
  static create(slug: string, details: CollectionDetails): Collection {
    assertSelects(details.selection);
    return new Collection({ slug, ...details, version: 1 });
  }

  static restore(state: CollectionState): Collection {
    return new Collection(state);
  }

  get state(): Readonly<CollectionState> {
    return this.current;
  }

  /**
   * @param seenVersion the version that the editor read; undefined skips the check
   * @throws StaleCollection, EmptyRule, ProductTwice
   */
  edit(details: CollectionDetails, seenVersion: number | undefined): void {
    const { slug, version } = this.current;
    if (seenVersion !== undefined && seenVersion !== version) throw new StaleCollection();
    assertSelects(details.selection);
    this.current = { slug, ...details, version: version + 1 };
  }

  /**
   * It becomes the last of those that were picked.
   * @param existing products that are not deleted; the others leave the collection
   * @throws SelectedByRule, CollectionFull
   */
  pick(productId: string, existing: readonly string[]): void {
    if (this.picked.includes(productId)) return;
    const kept = this.picked.filter((id) => existing.includes(id));
    if (kept.length >= maxPicked) throw new CollectionFull();
    this.select([...kept, productId]);
  }

  /** @throws SelectedByRule */
  remove(productId: string): void {
    if (this.picked.includes(productId)) this.select(this.picked.filter((id) => id !== productId));
  }

  /** @throws SelectedByRule */
  get picked(): readonly string[] {
    const { selection } = this.current;
    if ('rule' in selection) throw new SelectedByRule();
    return selection.products;
  }

  private select(products: readonly string[]): void {
    this.edit({ ...this.current, selection: { products } }, undefined);
  }
}

function assertSelects(selection: Selection): void {
  if ('rule' in selection && isEmptyRule(selection.rule)) throw new EmptyRule();
  if ('products' in selection && new Set(selection.products).size < selection.products.length) {
    throw new ProductTwice();
  }
}
