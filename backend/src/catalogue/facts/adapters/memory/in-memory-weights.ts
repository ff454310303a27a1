import { Weights } from '../../../weights';
import type { InMemoryProducts } from '../../../products/adapters/memory/in-memory-products';

export class InMemoryWeights extends Weights {
  constructor(private readonly products: InMemoryProducts) {
    super();
  }

  async of(variantIds: string[]): Promise<Map<string, number | null>> {
    const owned = variantIds.flatMap((id) => {
      const product = this.products.findByVariant(id);
      return product ? [[id, product.state.facts.weightGrams] as const] : [];
    });
    return new Map(owned);
  }
}
