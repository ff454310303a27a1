import { Skus } from '../../../offers';
import type { InMemoryProducts } from './in-memory-products';

export class InMemorySkus extends Skus {
  constructor(private readonly products: InMemoryProducts) {
    super();
  }

  async of(variantIds: string[]): Promise<ReadonlyMap<string, string>> {
    const variants = variantIds.flatMap((id) => this.products.findByVariant(id)?.variantsOnSale ?? []);
    return new Map(variants.flatMap(({ state: { id, sku } }) => (sku === null ? [] : [[id, sku] as const])));
  }
}
