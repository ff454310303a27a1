import type { ProductsToCount } from '../../products-to-count';
import { queryOf, type StockTakeScope } from '../domain/stock-take';
import { maxVariants, TooManyToCount } from '../domain/stock-take.errors';

/** Each product has at least one variant. @throws TooManyToCount */
export async function productsIn(scope: StockTakeScope, products: ProductsToCount): Promise<string[]> {
  const ids = await products.after(queryOf(scope), null, maxVariants + 1);
  if (ids.length > maxVariants) throw new TooManyToCount();
  return ids;
}
