import { money } from '@haberdash/kit/money';
import { Link } from '@haberdash/kit/router';
import { Button } from '@haberdash/kit/ui/Button';
import { ErrorState } from '@haberdash/kit/ui/ErrorState';
import { Spinner } from '@haberdash/kit/ui/Spinner';
import { useDispatch, useSelector } from 'react-redux';
import { cartRequested, selectCart, type Cart } from '../cart/cart.slice';
import { CartLines } from '../cart/CartLines';
import styles from './checkout.module.css';
import { paymentRequested, selectCheckout } from './checkout.slice';

export function OrderSummary() {
  const { cart, request } = useSelector(selectCart);
  const dispatch = useDispatch();

  return (
    <section aria-labelledby="summary-title" className={styles.summary}>
      <h2 id="summary-title">Your order</h2>
      {cart && <Summary cart={cart} />}
      {!cart && request.status === 'loading' && <Spinner label="Loading your cart" />}
      {!cart && request.status === 'failed' && (
        <ErrorState title="We couldn't load your cart" onRetry={() => dispatch(cartRequested())}>
          <p>{request.message}</p>
        </ErrorState>
      )}
    </section>
  );
}

function Summary({ cart }: { cart: Cart }) {
  const { request } = useSelector(selectCheckout);
  const dispatch = useDispatch();
  const isBusy = request.status === 'loading';

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
      {request.status === 'failed' && <p className={styles.problem}>{request.message}</p>}
      <Button busy={isBusy} onClick={() => dispatch(paymentRequested())}>
        {isBusy ? 'Processing Paypal Payment...' : 'Checkout with PayPal'}
      </Button>
    </>
  );
}
