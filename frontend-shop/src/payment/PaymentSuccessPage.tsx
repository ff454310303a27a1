import { dayRange } from '@haberdash/kit/day-range';
import { arrivalOf } from '@haberdash/kit/orders/arrival';
import { isPickedUp } from '@haberdash/kit/orders/destination';
import { OrderItems, ShippingInfo } from '@haberdash/kit/orders/OrderContents';
import { shopSendsMail } from '@haberdash/kit/page-meta';
import { selectUser } from '@haberdash/kit/session';
import { ButtonLink } from '@haberdash/kit/ui/ButtonLink';
import { ErrorState } from '@haberdash/kit/ui/ErrorState';
import { PageHeading } from '@haberdash/kit/ui/PageHeading';
import { Link, Navigate } from 'react-router-dom';
import { Spinner } from '@haberdash/kit/ui/Spinner';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { guestStorage } from '../checkout/guest/guest-storage';
import { KeepOrder } from '../orders/links/KeepOrder';
import { orderLinks } from '../orders/links/order-link';
import type { Order } from '../orders/orders.api';
import { NamedOrder } from './NamedOrder';
import { paidOrder } from './paid-order';
import { paidOrderRequested, selectPaidOrder } from './payment.slice';
import styles from './payment.module.css';

/** Shown only for an order that was paid in this session. */
export default function PaymentSuccessPage() {
  const hasOrders = useSelector(selectUser) !== null;
  if (paidOrder.getId() !== null) return <Thanks />;
  return <Navigate to={hasOrders ? '/shop/account' : '/shop/home'} replace />;
}

function Thanks() {
  const { value: order, request } = useSelector(selectPaidOrder);
  const hasOrders = useSelector(selectUser) !== null;
  const dispatch = useDispatch();
  const isKnown = order !== null;

  useEffect(() => {
    if (!isKnown) dispatch(paidOrderRequested());
  }, [dispatch, isKnown]);

  return (
    <div className={styles.thanks}>
      <header className={styles.confirmed}>
        <svg
          width="56"
          height="56"
          viewBox="0 0 72 72"
          fill="none"
          aria-hidden="true"
          className={styles.seal}
        >
          <circle cx="36" cy="36" r="33" stroke="currentColor" strokeWidth="2" strokeDasharray="6 5" />
          <path d="m23 37 9 9 18-20" stroke="currentColor" strokeWidth="4" strokeLinecap="round" />
        </svg>
        <PageHeading title="Payment">Payment is successfull!</PageHeading>
        {order && <Confirmed order={order} />}
      </header>
      {order && <Confirmation order={order} />}
      {order && <OfGuest order={order} />}
      {!order && request.status === 'loading' && <Spinner label="Loading your order" />}
      {request.status === 'failed' && (
        <ErrorState title="We couldn't load your order" onRetry={() => dispatch(paidOrderRequested())}>
          <p>Your payment went through. {request.message}</p>
        </ErrorState>
      )}
      <div className={styles.ways}>
        {hasOrders && <ButtonLink to="/shop/account">View Orders</ButtonLink>}
        <ButtonLink variant="secondary" to="/shop/listing">
          Continue shopping
        </ButtonLink>
      </div>
    </div>
  );
}

/** The order tells it when its link has loaded it. */
const emailOf = (order: Order): string | undefined =>
  order.shopperEmail ?? (guestStorage.read().email || undefined);

/** Also for somebody who has just signed in: until the order is in the account, the tab has its link. */
function OfGuest({ order }: { order: Order }) {
  const isSignedIn = useSelector(selectUser) !== null;
  if (isSignedIn && orderLinks.of(order._id) === undefined) return null;
  return <KeepOrder order={order} email={emailOf(order)} />;
}

function Confirmed({ order }: { order: Order }) {
  const user = useSelector(selectUser);
  const email = order.shopperEmail ?? user?.email ?? guestStorage.read().email;
  const arrival = arrivalOf(order);
  return (
    <>
      {arrival && <p className={styles.arrival}>{arrival}</p>}
      <p>
        Thank you, {order.userName}. Your order{' '}
        <NamedOrder order={order}>
          <strong>{order.orderNumber}</strong>
        </NamedOrder>{' '}
        is confirmed.
      </p>
      {email && shopSendsMail() && <p>We&apos;ve e-mailed a confirmation to {email}.</p>}
    </>
  );
}

function Confirmation({ order }: { order: Order }) {
  return (
    <div className={styles.receipt}>
      <h2 className="visually-hidden">Your order</h2>
      <OrderItems order={order} />
      <ShippingInfo order={order} />
      <section className={styles.next} aria-labelledby="next-title">
        <h3 id="next-title">What happens next</h3>
        {isPickedUp(order) ? <StepsOfPickUp order={order} /> : <StepsOfDelivery order={order} />}
      </section>
    </div>
  );
}

function StepsOfDelivery({ order }: { order: Order }) {
  return (
    <ol>
      <li>
        We&apos;re packing your order. Need to change something? <Link to="/shop/contact">Contact us</Link>{' '}
        right away.
      </li>
      <li>We ship it to the address above.</li>
      <li>
        Track it on <NamedOrder order={order}>your order&apos;s page</NamedOrder>.
      </li>
    </ol>
  );
}

function StepsOfPickUp({ order }: { order: Order }) {
  const { delivery } = order;
  const ready = delivery?.promised ? `, on ${dayRange(delivery.promised)}` : '';
  const [place] = (delivery?.pickUpText ?? '').split('\n');
  return (
    <ol>
      <li>
        {shopSendsMail()
          ? `We'll e-mail you when it's ready${ready}.`
          : `We're getting your order ready${ready}.`}
      </li>
      <li>
        Bring <NamedOrder order={order} />
        {place && ` to ${place}`}.
      </li>
    </ol>
  );
}
