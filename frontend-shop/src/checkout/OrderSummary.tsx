import { isAwaited } from '@haberdash/kit/loadable';
import { money } from '@haberdash/kit/money';
import { Link } from '@haberdash/kit/router';
import { Button } from '@haberdash/kit/ui/Button';
import { ErrorState } from '@haberdash/kit/ui/ErrorState';
import { Spinner } from '@haberdash/kit/ui/Spinner';
import { useDispatch, useSelector } from 'react-redux';
import type { Cart } from '../cart/cart.api';
import { cartRequested, selectCart } from '../cart/cart.slice';
import { CartLines } from '../cart/CartLines';
import styles from './checkout.module.css';
import { paymentRequested, selectPaying } from './checkout.slice';

export function OrderSummary() {
  const cart = useSelector(selectCart);
  const dispatch = useDispatch();

  return (
    <section aria-labelledby="summary-title" className={styles.summary}>
      <h2 id="summary-title">Your order</h2>
      {cart.value && <Summary cart={cart.value} />}
      {isAwaited(cart) && <Spinner label="Loading your cart" />}
      {cart.request.status === 'failed' && (
        <ErrorState title="We couldn't load your cart" onRetry={() => dispatch(cartRequested())}>
          <p>{cart.request.message}</p>
        </ErrorState>
      )}
    </section>
  );
}

function Summary({ cart }: { cart: Cart }) {
  const paying = useSelector(selectPaying);
  const dispatch = useDispatch();
  const isBusy = paying.status === 'loading';

  return (
    <>
      {cart.items.length > 0 ? (
        <CartLines lines={cart.items} />
      ) : (
        <p className={styles.empty}>
          Nothing in your cart yet. <Link to="/shop/listing">Browse all products</Link>
        </p>
      )}
      <p className={styles.total} role="status">
        Total <strong>{money(cart.total)}</strong>
      </p>
      {paying.status === 'failed' && <p className={styles.problem}>{paying.message}</p>}
      <Button busy={isBusy} onClick={() => dispatch(paymentRequested())}>
        {isBusy ? 'Processing Paypal Payment...' : 'Checkout with PayPal'}
      </Button>
    </>
  );
}
