import type { UnitOfWork } from '../../shared/unit-of-work';
import { NoSuchProduct } from '../domain/catalogue.errors';
import type { FlatProduct } from '../domain/product';
import type { ProductRepository } from './ports';

interface EditProductInput {
  productId: string;
  flat: FlatProduct;
  seenVersion: number | undefined;
  /** With it, the form's stock is a correction of what was seen; without, a stocktake. */
  seenStock?: number | undefined;
}

export class EditProduct {
  constructor(
    private readonly products: ProductRepository,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws NoSuchProduct, StaleProduct, StockChanged */
  execute({ productId, flat, seenVersion, seenStock }: EditProductInput): Promise<void> {
    return this.unitOfWork.run(async () => {
      const product = await this.products.findForChange(productId);
      if (!product) throw new NoSuchProduct();
      product.edit(flat, { version: seenVersion, stock: seenStock });
      await this.products.save(product);
    });
  }
}
