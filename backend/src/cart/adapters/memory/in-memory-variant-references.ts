import { VariantReferences } from '../../../catalogue/variant-references';
import type { InMemoryCartRepository } from './in-memory-cart.repository';

export class InMemoryVariantReferences extends VariantReferences {
  constructor(private readonly carts: InMemoryCartRepository) {
    super();
  }

  async to(productId: string): Promise<string[]> {
    const lines = this.carts.lines.filter((line) => line.productId === productId);
    return [...new Set(lines.map(({ variantId }) => variantId))];
  }
}
