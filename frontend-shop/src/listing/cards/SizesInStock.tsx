import type { Product } from '../../product/product.api';
import styles from './product-card.module.css';

/** No more sizes fit beside each other on a phone. */
const shown = 5;

/** Shows the sizes that are in stock in any colour. */
export function SizesInStock({ sizesInStock = [] }: Pick<Product, 'sizesInStock'>) {
  if (sizesInStock.length === 0) return null;
  const first = sizesInStock.slice(0, sizesInStock.length > shown ? shown - 1 : shown);
  const more = sizesInStock.length - first.length;
  return (
    <p className={styles.sizes}>
      <span className="visually-hidden">Sizes in stock: {sizesInStock.join(', ')}</span>
      <span aria-hidden="true">
        {first.join(' · ')}
        {more > 0 && ` · +${more}`}
      </span>
    </p>
  );
}
