import { duplicatesIn } from '../../domain/assortment';
import { SkuTaken } from '../../domain/catalogue.errors';
import { Product, type ProductState } from '../../domain/product';

/** The products of a catalogue without a database; what the in-memory adapters share. */
export class InMemoryProducts {
  private readonly products = new Map<string, ProductState>();

  /** @throws SkuTaken */
  putAll(products: Product[]): void {
    const states = new Map(this.products);
    for (const { state } of products) states.set(state.id, { ...state });
    const skus = [...states.values()].flatMap(({ variants }) =>
      variants.flatMap((one) => one.state.sku ?? []),
    );
    const taken = duplicatesIn(skus);
    if (taken.length > 0) throw new SkuTaken(...taken);
    for (const { state } of products) this.products.set(state.id, { ...state });
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
