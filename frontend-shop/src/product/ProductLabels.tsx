import { useMenu } from '@haberdash/kit/menu/use-menu';
import type { Product } from './product.api';
import styles from './product-labels.module.css';

export function ProductLabels({ category, brand }: Pick<Product, 'category' | 'brand'>) {
  const { names } = useMenu();
  return (
    <p className={styles.labels}>
      <span>{names.category[category] ?? category}</span> · <span>{names.brand[brand] ?? brand}</span>
    </p>
  );
}
