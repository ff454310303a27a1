import { money } from '@haberdash/kit/money';
import { Link } from 'react-router-dom';
import { Button } from '@haberdash/kit/ui/Button';
import { selectUser } from '@haberdash/kit/session';
import { useId } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { isUnderReview } from '../cart/cart-changes';
import { selectCart } from '../cart/cart.slice';
import { ReviewNote } from '../cart/ReviewNote';
import styles from './checkout.module.css';
import { sumOf } from './checkout.api';
import { selectChosenOffer, selectOffers, selectOffersAddressId } from './delivery/checkout-delivery.slice';
import { paymentRequested, selectPaying, selectRefusalCode } from './checkout.slice';

/** Sticks to the bottom of the screen on phones. */
export function PayBar() {
  const { value: cart } = useSelector(selectCart);
  const paying = useSelector(selectPaying);
  const dispatch = useDispatch();
  const obstacle = useObstacle();
  const obstacleId = useId();
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
      <Total goods={cart.total} />
      {paying.status === 'failed' && <Problem message={paying.message} />}
      <Button
        busy={isBusy}
        disabled={obstacle !== undefined}
        aria-describedby={obstacle && obstacleId}
        onClick={() => dispatch(paymentRequested())}
      >
        {isBusy ? 'Processing Paypal Payment...' : 'Checkout with PayPal'}
      </Button>
      <p id={obstacleId} className={styles.hint}>
        {obstacle ?? "You'll pay on PayPal, then come back here."}
      </p>
    </section>
  );
}

/** With the chosen delivery. */
function Total({ goods }: { goods: number }) {
  const { price = 0 } = useSelector(selectChosenOffer) ?? {};
  return (
    <p className={styles.total} role="status">
      <span>Total</span> <strong>{money(sumOf(goods, price))}</strong>
    </p>
  );
}

/** Why the order can't be paid as it is. */
function useObstacle(): string | undefined {
  const { value, request } = useSelector(selectOffers);
  const hasAddress = useSelector(selectOffersAddressId) !== null;
  if (!hasAddress) return undefined;
  if (request.status === 'failed') return 'The delivery must be loaded before you can pay.';
  return value?.length === 0 ? 'Choose an address that we deliver to.' : undefined;
}

/** Refusals about other orders, for which a link to the order history helps. */
const codesAboutOrders = ['TOO_MANY_UNFINISHED_PAYMENTS', 'PAYMENT_UNDERWAY', 'PAYMENT_IN_REVIEW'];

const takeFocus = (message: HTMLElement | null) => message?.focus();

function Problem({ message }: { message: string }) {
  const code = useSelector(selectRefusalCode);
  const hasOrders = useSelector(selectUser) !== null;
  return (
    <p className={styles.problem} tabIndex={-1} ref={takeFocus}>
      {message}{' '}
      {hasOrders && codesAboutOrders.includes(code ?? '') && (
        <Link to="/shop/account">See your orders in My account.</Link>
      )}
    </p>
  );
}
