import { money } from '@haberdash/kit/money';
import { Link } from 'react-router-dom';
import { Button } from '@haberdash/kit/ui/Button';
import { useDispatch, useSelector } from 'react-redux';
import { isUnderReview } from '../cart/cart-changes';
import { selectCart } from '../cart/cart.slice';
import { ReviewNote } from '../cart/ReviewNote';
import styles from './checkout.module.css';
import { paymentRequested, selectPaying, selectRefusalCode } from './checkout.slice';

/** Sticks to the bottom of the screen on phones. */
export function PayBar() {
  const { value: cart } = useSelector(selectCart);
  const paying = useSelector(selectPaying);
  const dispatch = useDispatch();
  const isBusy = paying.status === 'loading';
  if (!cart) return null;
  if (isUnderReview(cart)) {
    return (
      <section aria-label="Pay" className={styles.pay} data-bar>
        <ReviewNote />
      </section>
    );
  }

  return (
    <section aria-label="Pay" className={styles.pay} data-bar>
      <p className={styles.total} role="status">
        Total <strong>{money(cart.total)}</strong>
      </p>
      {paying.status === 'failed' && <Problem message={paying.message} />}
      <Button busy={isBusy} onClick={() => dispatch(paymentRequested())}>
        {isBusy ? 'Processing Paypal Payment...' : 'Checkout with PayPal'}
      </Button>
      <p className={styles.hint}>You&apos;ll pay on PayPal, then come back here.</p>
    </section>
  );
}

/** Refusals about other orders, for which a link to the order history helps. */
const codesAboutOrders = ['TOO_MANY_UNFINISHED_PAYMENTS', 'PAYMENT_UNDERWAY', 'PAYMENT_IN_REVIEW'];

function Problem({ message }: { message: string }) {
  const code = useSelector(selectRefusalCode);
  return (
    <p className={styles.problem}>
      {message}{' '}
      {codesAboutOrders.includes(code ?? '') && (
        <Link to="/shop/account">See your orders in My account.</Link>
      )}
    </p>
  );
}
