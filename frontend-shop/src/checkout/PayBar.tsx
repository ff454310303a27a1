import { money } from '@haberdash/kit/money';
import { Button } from '@haberdash/kit/ui/Button';
import { useDispatch, useSelector } from '@haberdash/kit/store';
import { selectCart } from '../cart/cart.slice';
import styles from './checkout.module.css';
import { paymentRequested, selectPaying } from './checkout.slice';

/** On a phone it stays in sight below what is read. */
export function PayBar() {
  const { value: cart } = useSelector(selectCart);
  const paying = useSelector(selectPaying);
  const dispatch = useDispatch();
  const isBusy = paying.status === 'loading';
  if (!cart) return null;

  return (
    <section aria-label="Pay" className={styles.pay} data-bar>
      <p className={styles.total} role="status">
        Total <strong>{money(cart.total)}</strong>
      </p>
      {paying.status === 'failed' && <p className={styles.problem}>{paying.message}</p>}
      <Button busy={isBusy} onClick={() => dispatch(paymentRequested())}>
        {isBusy ? 'Processing Paypal Payment...' : 'Checkout with PayPal'}
      </Button>
      <p className={styles.hint}>You&apos;ll pay on PayPal, then come back here.</p>
    </section>
  );
}
