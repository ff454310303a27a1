import type { Product } from '../../product/product.api';
import type { Wish } from '../wishes.api';

/** A wish with its product, as the shop shows it now. */
export interface ShownWish extends Wish {
  product: Product;
}
