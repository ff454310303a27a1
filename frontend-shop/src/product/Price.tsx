import { money } from '@haberdash/kit/money';
import { isOnSale } from './product';
import styles from './price.module.css';

interface PriceProps {
  price: number;
  salePrice: number;
  /** Other variants cost more. */
  isLowest?: boolean;
}

export function Price({ price, salePrice, isLowest = false }: PriceProps) {
  const from = isLowest && <span className={styles.from}>From </span>;
  if (!isOnSale({ salePrice })) {
    return (
      <p className={styles.price}>
        {from}
        {money(price)}
      </p>
    );
  }
  return (
    <p className={styles.price}>
      {from}
      <s>
        <span className="visually-hidden">Before </span>
        {money(price)}
      </s>{' '}
      <strong className={styles.sale}>
        <span className="visually-hidden">Now </span>
        {money(salePrice)}
      </strong>
    </p>
  );
}
