import { Product, type ProductState } from '../../domain/product';
import { Variant } from '../../domain/variant';

/** The products of a catalogue without a database; what the in-memory adapters share. */
export class InMemoryProducts {
  private readonly products = new Map<string, ProductState>();

  put(product: Product): void {
    this.products.set(product.snapshot.id, { ...product.snapshot });
  }

  product(id: string): Product | undefined {
    const state = this.products.get(id);
    if (!state || state.deletedAt) return undefined;
    const [first, ...others] = state.variants.map(({ snapshot }) => Variant.restore({ ...snapshot }));
    return Product.restore({ ...state, variants: [first!, ...others] });
  }

  /** The product that a variant belongs to, while it is for sale. */
  productOf(variantId: string): Product | undefined {
    const holds = ({ variants }: ProductState) => variants.some(({ snapshot }) => snapshot.id === variantId);
    const state = [...this.products.values()].find(holds);
    return state && this.product(state.id);
  }

  moveStock(variantId: string, by: number): void {
    for (const { variants } of this.products.values()) {
      const variant = variants.find(({ snapshot }) => snapshot.id === variantId);
      variant?.edit({ ...variant.snapshot, stock: variant.snapshot.stock + by });
    }
  }
}
