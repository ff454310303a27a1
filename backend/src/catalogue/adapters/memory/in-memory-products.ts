import { SkuTaken } from '../../domain/catalogue.errors';
import { Product, type ProductState } from '../../domain/product';

/** The products of a catalogue without a database; what the in-memory adapters share. */
export class InMemoryProducts {
  private readonly products = new Map<string, ProductState>();

  /** @throws SkuTaken */
  put({ state }: Product): void {
    const others = [...this.products.values()].filter(({ id }) => id !== state.id);
    const taken = new Set(others.flatMap(({ variants }) => variants.flatMap((one) => one.state.sku ?? [])));
    for (const { state: variant } of state.variants) {
      if (variant.sku !== null && taken.has(variant.sku)) throw new SkuTaken(variant.sku);
    }
    this.products.set(state.id, { ...state });
  }

  find(id: string): Product | undefined {
    const state = this.products.get(id);
    return state && !state.deletedAt ? Product.restore({ ...state }) : undefined;
  }

  /** The product that a variant belongs to, while it is for sale. */
  findByVariant(variantId: string): Product | undefined {
    const owner = [...this.products.values()].find(({ variants }) =>
      variants.some(({ state }) => state.id === variantId),
    );
    return owner && this.find(owner.id);
  }
}
