import { PageHeading } from '@haberdash/kit/ui/PageHeading';
import { ButtonLink } from '@haberdash/kit/ui/ButtonLink';
import { Button } from '@haberdash/kit/ui/Button';
import styles from './payment.module.css';

/** Leads to the orders, where one sees whether anything was charged. */
export function PaymentProblem({ message, onRetry }: { message: string; onRetry?: () => void }) {
  return (
    <div className={styles.outcome} role="alert">
      <PageHeading title="Payment">Your payment isn&apos;t through yet</PageHeading>
      <p>{message}</p>
      <div className={styles.ways}>
        {onRetry && <Button onClick={onRetry}>Try again</Button>}
        <ButtonLink variant="secondary" to="/shop/checkout">
          Back to checkout
        </ButtonLink>
        <ButtonLink variant="secondary" to="/shop/account">
          View Orders
        </ButtonLink>
      </div>
    </div>
  );
}
