import type { Outbox } from '../../../shared/outbox';
import { ProductRepository } from '../../application/ports';
import type { Product } from '../../domain/product';
import type { InMemoryProducts } from './in-memory-products';

export class InMemoryProductRepository extends ProductRepository {
  constructor(
    private readonly products: InMemoryProducts,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  async findForChange(id: string): Promise<Product | undefined> {
    return this.products.find(id);
  }

  async save(product: Product): Promise<void> {
    this.products.put(product);
    await this.outbox.add(product.releaseEvents());
  }
}
