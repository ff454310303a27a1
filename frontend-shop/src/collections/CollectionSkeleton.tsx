import { ProductFinderSkeleton } from '../listing/ProductFinderSkeleton';
import { Breadcrumb } from '../ui/Breadcrumb';
import { CollectionHeader } from './CollectionHeader';
import styles from './collections.module.css';

export function CollectionSkeleton() {
  return (
    <div className={styles.page}>
      <Breadcrumb current="" />
      <CollectionHeader collection={undefined} />
      <ProductFinderSkeleton heading={<h2>Products</h2>} />
    </div>
  );
}
