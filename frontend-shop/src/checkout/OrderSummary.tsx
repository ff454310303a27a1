import { dayRange } from '@haberdash/kit/day-range';
import { isAwaited } from '@haberdash/kit/loadable';
import { money } from '@haberdash/kit/money';
import { ErrorState } from '@haberdash/kit/ui/ErrorState';
import { Spinner } from '@haberdash/kit/ui/Spinner';
import { useDispatch, useSelector } from 'react-redux';
import { cartRequested, selectCart } from '../cart/cart.slice';
import type { Cart } from '../cart/cart.api';
import { selectChosenOffer } from './delivery/checkout-delivery.slice';
import { FoldingLines } from './FoldingLines';
import styles from './order-summary.module.css';

export function OrderSummary() {
  const cart = useSelector(selectCart);
  const dispatch = useDispatch();

  return (
    <section aria-labelledby="summary-title" className={styles.summary}>
      <h2 id="summary-title">Your order</h2>
      {cart.value && (
        <>
          <FoldingLines cart={cart.value} />
          <Amounts {...cart.value} />
        </>
      )}
      {isAwaited(cart) && <Spinner label="Loading your cart" />}
      {cart.request.status === 'failed' && (
        <ErrorState title="We couldn't load your cart" onRetry={() => dispatch(cartRequested())}>
          <p>{cart.request.message}</p>
        </ErrorState>
      )}
    </section>
  );
}

/** Shows the amounts that make the total. */
function Amounts({ items, total }: Cart) {
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <dl className={styles.amounts}>
      <div>
        <dt>
          {pieces} {pieces === 1 ? 'item' : 'items'}
        </dt>
        <dd>{money(total)}</dd>
      </div>
      <DeliveryRow />
    </dl>
  );
}

/** It takes its line before a delivery is known, too. */
function DeliveryRow() {
  const offer = useSelector(selectChosenOffer);
  const dates = offer?.promised && dayRange(offer.promised);
  return (
    <div>
      <dt>{[offer?.kind === 'pick-up' ? 'Pick-up' : 'Delivery', dates].filter(Boolean).join(', ')}</dt>
      <dd>{offer ? (offer.price === 0 ? 'Free' : money(offer.price)) : '–'}</dd>
    </div>
  );
}
