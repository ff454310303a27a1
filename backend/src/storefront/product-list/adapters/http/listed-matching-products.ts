import { MalformedListQuery, MatchingProducts } from '../../../../catalogue/shown-products';
import { listIn, ProductListQuery } from '../../../listing/adapters/http/listing.schemas';
import type { ProductListQueries } from '../../application/product-list';

/** An unknown name would match all products. */
const filterQuery = ProductListQuery.strict();

/** A repeated name has all of its values. */
function givenIn(params: URLSearchParams): Record<string, string | string[]> {
  for (const name of ['sort', 'cursor', 'limit']) params.delete(name);
  const valuesOf = (name: string) => {
    const values = params.getAll(name);
    return values.length === 1 ? values[0]! : values;
  };
  return Object.fromEntries([...params.keys()].map((name) => [name, valuesOf(name)]));
}

/** The query is one of `GET /api/admin/products/get`; its order and its page say nothing about which products match. */
export class ListedMatchingProducts extends MatchingProducts {
  constructor(private readonly lists: ProductListQueries) {
    super();
  }

  async after(query: string, id: string | null, limit: number): Promise<string[]> {
    const parsed = filterQuery.safeParse(givenIn(new URLSearchParams(query)));
    if (!parsed.success) throw new MalformedListQuery();
    return this.lists.idsAfter(listIn(parsed.data), id, limit);
  }
}
