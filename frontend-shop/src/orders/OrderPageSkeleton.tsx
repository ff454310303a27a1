import { Breadcrumb } from '../ui/Breadcrumb';
import styles from './order-page.module.css';

export function OrderPageSkeleton() {
  return (
    <div className={styles.page}>
      <Breadcrumb path={[{ name: 'My account', to: '/shop/account' }]} current="Your order" />
      <h1>Your order</h1>
    </div>
  );
}
