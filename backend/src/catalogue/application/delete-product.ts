import type { Clock } from '../../shared/clock';
import type { UnitOfWork } from '../../shared/unit-of-work';
import { NoSuchProduct } from '../domain/catalogue.errors';
import type { ProductRepository } from './ports';

export class DeleteProduct {
  constructor(
    private readonly products: ProductRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws NoSuchProduct */
  execute(productId: string): Promise<void> {
    return this.unitOfWork.run(async () => {
      const product = await this.products.findForChange(productId);
      if (!product) throw new NoSuchProduct();
      product.delete(this.clock.now());
      await this.products.save(product);
    });
  }
}
