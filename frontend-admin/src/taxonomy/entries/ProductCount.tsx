import { Link } from 'react-router-dom';
import styles from '../taxonomy.module.css';

interface ProductCountProps {
  group: 'brand' | 'category';
  slug: string;
  products: number;
}

/** Opens the products that it counts. */
export function ProductCount({ group, slug, products }: ProductCountProps) {
  if (products === 0) return <span className={styles.count}>No products</span>;
  return (
    <Link
      to={`/admin/products?${new URLSearchParams({ [group]: slug }).toString()}`}
      className={styles.count}
    >
      {products === 1 ? '1 product' : `${products.toLocaleString('en')} products`}
    </Link>
  );
}
