import { ProductRepository } from '../../application/ports';
import type { Product } from '../../domain/product';
import type { InMemoryProducts } from './in-memory-products';

export class InMemoryProductRepository extends ProductRepository {
  constructor(
    private readonly products: InMemoryProducts,
    private readonly now = () => new Date(),
  ) {
    super();
  }

  async findForChange(id: string): Promise<Product | undefined> {
    return this.products.find(id);
  }

  findAllForChange(ids: string[]): Promise<Product[]> {
    return this.findAll(ids);
  }

  async findAll(ids: string[]): Promise<Product[]> {
    return ids.flatMap((id) => this.products.find(id) ?? []);
  }

  async findOwnersForChange(variantIds: string[]): Promise<Product[]> {
    const owners = variantIds.flatMap((id) => this.products.findByVariant(id) ?? []);
    return [...new Map(owners.map((product) => [product.state.id, product])).values()];
  }

  async msUntilPublication(id: string): Promise<number | undefined> {
    const publishAt = this.products.find(id)?.state.publication.publishAt;
    return publishAt ? publishAt.getTime() - this.now().getTime() : undefined;
  }

  async saveAll(products: Product[]): Promise<void> {
    this.products.putAll(products);
  }
}
