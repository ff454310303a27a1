import type { Product } from '../product/product.api';
import { ProductCard } from './ProductCard';
import styles from './product-grid.module.css';
import { useProductOpening } from './use-open-product';

/** As many pictures as a first row has at most. */
const FIRST_ROW = 5;

interface ProductGridProps {
  products: Product[];
  isAboveFold?: boolean;
  /** Those that are looked for. */
  colours?: string[];
}

export function ProductGrid({ products, isAboveFold, colours = [] }: ProductGridProps) {
  const open = useProductOpening();
  return (
    <ul className={styles.grid}>
      {products.map((product, index) => (
        <li key={product._id}>
          <ProductCard
            product={product}
            eager={isAboveFold === true && index < FIRST_ROW}
            wantedColours={colours}
            onOpen={open}
          />
        </li>
      ))}
    </ul>
  );
}

/** Takes the room of a grid until it is there. */
export function ProductGridSkeleton({ count }: { count: number }) {
  return (
    <div role="status" aria-busy="true">
      <span className="visually-hidden">Loading products</span>
      <div className={styles.grid} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className={`${styles.skeleton} awaited`}>
            <span className={styles.skeletonPicture} />
            <span className={styles.skeletonText} />
            <span className={styles.skeletonButton} />
          </div>
        ))}
      </div>
    </div>
  );
}
