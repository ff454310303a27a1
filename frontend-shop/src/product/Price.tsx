import { money } from '@haberdash/kit/money';
import { isOnSale } from './product';
import styles from './price.module.css';

interface PriceProps {
  price: number;
  salePrice: number;
  /** The lowest price of the 30 days before the sale; a law of the EU asks for it. */
  lowestPrice?: number;
  othersCostMore?: boolean;
}

export function Price({ price, salePrice, lowestPrice, othersCostMore = false }: PriceProps) {
  const from = othersCostMore && <span className={styles.from}>From </span>;
  if (!isOnSale({ salePrice })) {
    return (
      <p className={styles.price}>
        {from}
        {money(price)}
      </p>
    );
  }
  return (
    <div>
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
      {lowestPrice !== undefined && (
        <p className={styles.lowest}>Lowest price in 30 days: {money(lowestPrice)}</p>
      )}
    </div>
  );
}
