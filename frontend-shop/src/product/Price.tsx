import { money } from '@haberdash/kit/money';
import { isOnSale } from './product';
import styles from './price.module.css';

export function Price({ price, salePrice }: { price: number; salePrice: number }) {
  if (!isOnSale({ salePrice })) return <p className={styles.price}>{money(price)}</p>;
  return (
    <p className={styles.price}>
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
