import { Link } from '@haberdash/kit/router';
import { Button } from '@haberdash/kit/ui/Button';
import styles from './payment.module.css';

/** The shopper asks first whether anything was taken: orders tell. */
export function PaymentProblem({ message, onRetry }: { message: string; onRetry?: () => void }) {
  return (
    <div className={styles.outcome} role="alert">
      <h1>Your payment isn&apos;t through yet</h1>
      <p>{message}</p>
      <div className={styles.ways}>
        {onRetry && <Button onClick={onRetry}>Try again</Button>}
        <Link className="button button-secondary" to="/shop/checkout">
          Back to checkout
        </Link>
        <Link className="button button-secondary" to="/shop/account">
          View Orders
        </Link>
      </div>
    </div>
  );
}
