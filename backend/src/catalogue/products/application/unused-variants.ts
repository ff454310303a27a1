import type { Product } from '../domain/product';
import type { Stock } from '../../../inventory/stock';
import type { VariantReferences } from '../../variant-references';

/** Finds variants that no order and no cart refers to: they can be deleted. */
export class UnusedVariants {
  constructor(
    private readonly stock: Stock,
    private readonly references: VariantReferences,
  ) {}

  /** @returns their ids */
  async of({ state }: Product): Promise<Set<string>> {
    const ids = state.variants.map((variant) => variant.state.id);
    const used = new Set([...(await this.stock.everOrdered(ids)), ...(await this.references.to(state.id))]);
    return new Set(ids.filter((id) => !used.has(id)));
  }
}
