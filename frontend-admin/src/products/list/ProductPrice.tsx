import { money } from '@haberdash/kit/money';
import type { Product } from '../products.api';
import styles from '../products.module.css';

export function ProductPrice({ product: { price, salePrice } }: { product: Product }) {
  if (salePrice <= 0) return <p className={styles.price}>{money(price)}</p>;
  return (
    <p className={styles.price}>
      <span className="visually-hidden">Price </span>
      <s>{money(price)}</s> <span className="visually-hidden">Sale price </span>
      <span className={styles.sale}>{money(salePrice)}</span>
    </p>
  );
}
