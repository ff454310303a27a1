import type { ListedProduct } from '../products.api';
import styles from '../products.module.css';
import { stockByChoice } from './stock-table';

/** `S 12, M 0, L 3`; few pieces are marked by weight and colour, none by words. */
export function StockByChoice({ product }: { product: ListedProduct }) {
  return (
    <ul className={styles.choices}>
      {stockByChoice(product).map(({ name, stock, level }) => (
        <li key={name} className={styles[level]}>
          {name && <span>{name} </span>}
          {level === 'none' ? 'sold out' : stock}
        </li>
      ))}
    </ul>
  );
}
