import type { ProductRule } from '../../listing/domain/product-rule';
import { isEmptyRule } from '../../listing/domain/product-rule';
import { EmptyRule, ProductTwice, StaleCollection } from './collection.errors';

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
}

function assertSelects(selection: Selection): void {
  if ('rule' in selection && isEmptyRule(selection.rule)) throw new EmptyRule();
  if ('products' in selection && new Set(selection.products).size < selection.products.length) {
    throw new ProductTwice();
  }
}
