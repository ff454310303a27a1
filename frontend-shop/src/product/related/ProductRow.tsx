import type { Product } from '../product.api';
import { RelatedCard } from './RelatedCard';
import styles from './related-products.module.css';

interface ProductRowProps {
  products: Product[];
  onOpen: (product: Product) => void;
}

/** Products side by side, to scroll through. */
export function ProductRow({ products, onOpen }: ProductRowProps) {
  return (
    <ul className={styles.row}>
      {products.map((product) => (
        <li key={product._id}>
          <RelatedCard product={product} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  );
}
