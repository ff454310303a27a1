import styles from './product-page.module.css';
import { ProductSkeleton } from './ProductSkeleton';

export function ProductPageSkeleton() {
  return (
    <div className={styles.page}>
      <span className={styles.breadcrumb}>&nbsp;</span>
      <ProductSkeleton />
    </div>
  );
}
