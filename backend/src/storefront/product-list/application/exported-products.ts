import type { ProductList } from './product-list';
import { type ExportedVariant } from '../../../catalogue/product-csv';

export abstract class ExportedProducts {
  /** All variants of the listed products, product by product in the order of the list, some hundred at a time. */
  abstract batches(list: ProductList): AsyncGenerator<ExportedVariant[]>;
}
