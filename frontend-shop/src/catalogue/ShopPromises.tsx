import { Link } from 'react-router-dom';
import { ReturnIcon, VanIcon } from '../ui/icons';
import styles from './shop-promises.module.css';

/** Delivery, returns and payment at a glance. */
export function ShopPromises() {
  return (
    <ul className={styles.promises}>
      <li>
        <VanIcon />
        <Link to="/shop/delivery">Delivery</Link>
        <span>Free on every order</span>
      </li>
      <li>
        <ReturnIcon />
        <Link to="/shop/returns">Returns</Link>
        <span>Send it back within 30 days</span>
      </li>
    </ul>
  );
}
