import { LRUCache } from 'lru-cache';
import { type FacetedCount, facetsOf, type ShelfCounts } from '../../application/facets';
import type { ProductFilter } from '../../application/product-filter';

/** As many filters' facets are remembered; one takes some 2 KB. */
const maxRemembered = 1_000;

/** What the shelves' counts sum up to, until one of them changes. */
export class RememberedFacets {
  private readonly remembered = new LRUCache<string, { changes: string; counts: FacetedCount }>({
    max: maxRemembered,
  });

  /**
   * @param changes how often a shelf had changed when it was asked for: what comes back is no older
   * @param shelves counts all, not before that
   * @param keyword that they are found by, of a search
   */
  async of(
    { category, brand, size, colour }: ProductFilter,
    changes: string,
    shelves: () => Promise<readonly ShelfCounts[]> | readonly ShelfCounts[],
    keyword?: string,
  ): Promise<FacetedCount> {
    const key = JSON.stringify([category, brand, size, colour, keyword]);
    const known = this.remembered.get(key);
    if (known?.changes === changes) return known.counts;
    const counts = facetsOf(await shelves(), { category, brand, size, colour });
    this.remembered.set(key, { changes, counts });
    return counts;
  }
}
