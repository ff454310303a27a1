import { ProductSlugs } from '../../application/product-slugs';
import { SlugOfOtherProduct } from '../../domain/product.errors';
import type { InMemoryProducts } from './in-memory-products';

export class InMemoryProductSlugs extends ProductSlugs {
  constructor(private readonly products: InMemoryProducts) {
    super();
  }

  async of(productId: string): Promise<string | undefined> {
    return this.products.slugsOf(productId).at(-1);
  }

  async choose(productId: string, slug: string): Promise<void> {
    const holder = this.products.idOfSlug(slug);
    if (holder !== undefined && holder !== productId) {
      const { title } = this.products.find(holder)!.state.details;
      throw new SlugOfOtherProduct(slug, title, (await this.of(holder)) === slug);
    }
    this.products.addSlug(productId, slug);
  }
}
