import { ProductRepository } from '../../application/ports';
import type { Product } from '../../domain/product';
import type { InMemoryProducts } from './in-memory-products';

export class InMemoryProductRepository extends ProductRepository {
  constructor(private readonly products: InMemoryProducts) {
    super();
  }

  async findForChange(id: string): Promise<Product | undefined> {
    return this.products.find(id);
  }

  async save(product: Product): Promise<void> {
    this.products.put(product);
  }
}
