import { useDeferredValue } from 'react';
import type { Product } from '../../product/product.api';
import type { Wanted } from '../query/wanted';
import { cardSizes } from './CardPicture';
import { ProductCard } from './ProductCard';
import styles from './product-grid.module.css';
import { savedScrollPosition } from '../scroll-position';
import { useProductOpening } from '../../product/dialog/use-open-product';

/** The maximum number of columns. */
const firstRow = 5;

interface ProductGridProps {
  products: Product[];
  isAboveFold?: boolean;
  /** The sizes and colours that the list is filtered by. */
  wanted?: Wanted;
}

export function ProductGrid({ products, isAboveFold, wanted = {} }: ProductGridProps) {
  const open = useProductOpening();
  // Cards below the fold are rendered in a deferred update, unless the scroll position is restored to one of them.
  const areAllDrawn = useDeferredValue(true, savedScrollPosition() !== undefined);
  const isInFirstRow = (index: number) => isAboveFold === true && index < firstRow;
  return (
    <ul className={styles.grid}>
      {products.map((product, index) => (
        <li key={product._id}>
          {areAllDrawn || isInFirstRow(index) ? (
            <ProductCard product={product} eager={isInFirstRow(index)} wanted={wanted} onOpen={open} />
          ) : (
            <CardSkeleton />
          )}
        </li>
      ))}
    </ul>
  );
}

function CardSkeleton({ pictureSizes }: { pictureSizes?: string | undefined }) {
  return (
    <div className={`${styles.skeleton} awaited`}>
      <span className={styles.skeletonPicture} data-picture-sizes={pictureSizes} />
      <span className={styles.skeletonText} />
      <span className={styles.skeletonButton} />
    </div>
  );
}

/** Has the size of a grid. The server puts pictures into the boxes that say in which sizes. */
export function ProductGridSkeleton({ count }: { count: number }) {
  return (
    <div role="status" aria-busy="true">
      <span className="visually-hidden">Loading products</span>
      <div className={styles.grid} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <CardSkeleton key={index} pictureSizes={index < firstRow ? cardSizes : undefined} />
        ))}
      </div>
    </div>
  );
}
