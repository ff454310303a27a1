import { bannerSizes } from './CheckoutBanner';
import styles from './checkout.module.css';

export function CheckoutSkeleton() {
  return (
    <div className={styles.checkout}>
      <div className={styles.banner}>
        <span data-picture-sizes={bannerSizes} />
        <h1>Checkout</h1>
      </div>
    </div>
  );
}
