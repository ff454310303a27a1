import { brandLabels, categoryLabels } from '@haberdash/kit/labels';
import type { Product } from './product.api';
import styles from './product-labels.module.css';

export function ProductLabels({ category, brand }: Pick<Product, 'category' | 'brand'>) {
  return (
    <p className={styles.labels}>
      <span>{categoryLabels[category]}</span> · <span>{brandLabels[brand]}</span>
    </p>
  );
}
