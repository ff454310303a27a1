import { isAwaited } from '@haberdash/kit/loadable';
import { ButtonLink } from '@haberdash/kit/ui/ButtonLink';
import { EmptyState } from '@haberdash/kit/ui/EmptyState';
import { ErrorState } from '@haberdash/kit/ui/ErrorState';
import { Spinner } from '@haberdash/kit/ui/Spinner';
import { useEffect, useId, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { cartRequested, selectCart } from '../cart/cart.slice';
import { FoldingLines } from './FoldingLines';
import styles from './order-summary.module.css';
import { selectMissing } from './checkout.slice';
import { missingMessages } from './missing-messages';

export function OrderSummary() {
  const cart = useSelector(selectCart);
  const dispatch = useDispatch();

  return (
    <section aria-labelledby="summary-title" className={styles.summary}>
      <h2 id="summary-title">Your order</h2>
      {cart.value && (cart.value.items.length > 0 ? <FoldingLines cart={cart.value} /> : <NoLines />)}
      {isAwaited(cart) && <Spinner label="Loading your cart" />}
      {cart.request.status === 'failed' && (
        <ErrorState title="We couldn't load your cart" onRetry={() => dispatch(cartRequested())}>
          <p>{cart.request.message}</p>
        </ErrorState>
      )}
    </section>
  );
}

function NoLines() {
  const missing = useSelector(selectMissing);
  const wayOut = useRef<HTMLAnchorElement>(null);
  const problemId = useId();

  useEffect(() => {
    if (missing?.what === 'cart') wayOut.current?.focus();
  }, [missing]);

  const isTold = missing?.what === 'cart';
  return (
    <div className={styles.empty}>
      <EmptyState>
        <p id={problemId} className={isTold ? styles.problem : undefined}>
          {isTold ? missingMessages.cart : 'Your cart is empty.'}
        </p>
        <ButtonLink
          ref={wayOut}
          variant="secondary"
          to="/shop/listing"
          aria-describedby={isTold ? problemId : undefined}
        >
          Browse all products
        </ButtonLink>
      </EmptyState>
    </div>
  );
}
