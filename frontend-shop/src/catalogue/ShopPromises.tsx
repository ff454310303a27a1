import { Link } from '@haberdash/kit/router';
import { ReturnIcon, VanIcon } from '../ui/icons';
import styles from './shop-promises.module.css';

/** What one wants to know of the shop before one buys. */
export function ShopPromises() {
  return (
    <ul className={styles.promises}>
      <li>
        <VanIcon />
        <Link to="/shop/delivery">Delivery</Link>
        <span>How it comes to you</span>
      </li>
      <li>
        <ReturnIcon />
        <Link to="/shop/returns">Returns</Link>
        <span>If it isn’t right after all</span>
      </li>
    </ul>
  );
}
