import { Link } from 'react-router-dom';
import { ReturnIcon, VanIcon } from '../ui/icons';
import styles from './shop-promises.module.css';

/** What one wants to know of the shop before one buys. */
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
