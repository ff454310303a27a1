import styles from './product-details.module.css';
import { gallerySizes } from '../gallery/gallery-sizes';

/** Has the size of a product. */
export function ProductSkeleton() {
  return (
    <div role="status" aria-busy="true">
      <span className="visually-hidden">Loading the product</span>
      <div className={`${styles.details} ${styles.skeleton} awaited`} aria-hidden="true">
        <span className={styles.picture} data-picture-sizes={gallerySizes} />
        <div className={styles.text}>
          <span />
          <span />
          <span />
          <span />
        </div>
      </div>
    </div>
  );
}
