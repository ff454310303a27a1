import { MalformedListQuery, MatchingProducts } from '../../../../catalogue/shown-products';
import { listIn, ProductListQuery } from '../../../listing/adapters/http/listing.schemas';
import type { ProductListQueries } from '../../application/product-list';

/** The query is one of `GET /api/admin/products/get`; its order and its page say nothing about which products match. */
export class ListedMatchingProducts extends MatchingProducts {
  constructor(private readonly lists: ProductListQueries) {
    super();
  }

  async after(query: string, id: string | null, limit: number): Promise<string[]> {
    const { sort: _, cursor: __, limit: ___, ...given } = Object.fromEntries(new URLSearchParams(query));
    const parsed = ProductListQuery.safeParse(given);
    if (!parsed.success) throw new MalformedListQuery();
    return this.lists.idsAfter(listIn(parsed.data), id, limit);
  }
}
