import breadcrumb from '../../ui/breadcrumb.module.css';
import styles from './product-page.module.css';
import { ProductSkeleton } from './ProductSkeleton';

export function ProductPageSkeleton() {
  return (
    <div className={styles.page}>
      <span className={breadcrumb.breadcrumb}>&nbsp;</span>
      <ProductSkeleton />
    </div>
  );
}
