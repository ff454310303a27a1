import { pathTo, useMenu } from '@haberdash/kit/menu/use-menu';
import type { Product } from './product.api';
import styles from './product-labels.module.css';

/** The category at the top, and the brand. */
export function ProductLabels({ category, brand }: Pick<Product, 'category' | 'brand'>) {
  const { categories, names } = useMenu();
  const [top] = pathTo(category, categories);
  return (
    <p className={styles.labels}>
      <span>{top?.name ?? category}</span> · <span>{names.brand[brand] ?? brand}</span>
    </p>
  );
}
