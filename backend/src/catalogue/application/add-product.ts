import type { Clock } from '../../shared/clock';
import type { UnitOfWork } from '../../shared/unit-of-work';
import { type FlatProduct, Product } from '../domain/product';
import type { ProductRepository } from './ports';

export class AddProduct {
  constructor(
    private readonly products: ProductRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @returns the new product's id */
  async execute(flat: FlatProduct): Promise<string> {
    const product = Product.create(flat, this.clock.now());
    await this.unitOfWork.run(() => this.products.save(product));
    return product.snapshot.id;
  }
}
