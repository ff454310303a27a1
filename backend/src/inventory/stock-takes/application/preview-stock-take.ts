import type { ProductsToCount } from '../../products-to-count';
import type { StockTakeScope } from '../domain/stock-take';
import type { StockTakeRepository } from './ports';
import { productsIn } from './scoped-products';

/** Says how many products and variants would be counted. Changes nothing. */
export class PreviewStockTake {
  constructor(
    private readonly stockTakes: StockTakeRepository,
    private readonly products: ProductsToCount,
  ) {}

  /** @throws TooManyToCount */
  async execute(scope: StockTakeScope): Promise<{ products: number; variants: number }> {
    const productIds = await productsIn(scope, this.products);
    return { products: productIds.length, variants: await this.stockTakes.countVariants(productIds) };
  }
}
