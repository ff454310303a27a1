import { ProductFinderSkeleton } from '../listing/ProductFinderSkeleton';
import fieldStyles from './field/search-field.module.css';
import styles from './search-page.module.css';

export function SearchSkeleton() {
  return (
    <div className={styles.page}>
      <div className={styles.header}>
        <h1>Search</h1>
        <div className={fieldStyles.search}>
          <input aria-label="Search Products..." />
        </div>
      </div>
      <ProductFinderSkeleton heading={<h2>&nbsp;</h2>} />
    </div>
  );
}
