import type { ReactNode } from 'react';
import styles from './product-finder.module.css';
import { ProductGridSkeleton } from './cards/ProductGrid';

/** The first screen of ProductFinder. */
export function ProductFinderSkeleton({ heading }: { heading: ReactNode }) {
  return (
    <div className={styles.finder}>
      <div className={styles.panel} />
      <div className={styles.main}>
        <div className={styles.header}>
          {heading}
          <div className={styles.narrowed}>
            <p />
          </div>
          <div className={styles.controls}>
            <span className={`button ${styles.filterButton}`}>&nbsp;</span>
            <span className="button">&nbsp;</span>
          </div>
        </div>
        <ProductGridSkeleton count={8} />
      </div>
    </div>
  );
}
