import type { MatchingProducts } from '../../../../catalogue/shown-products';
import { ProductsToCount } from '../../../../inventory/products-to-count';

export class ListedProductsToCount extends ProductsToCount {
  constructor(private readonly matching: MatchingProducts) {
    super();
  }

  after(query: string, id: string | null, limit: number): Promise<string[]> {
    return this.matching.after(query, id, limit);
  }
}
