import { Link } from 'react-router-dom';
import { useDispatch, useSelector } from 'react-redux';
import { selectUser } from '@haberdash/kit/session';
import { useEffect } from 'react';
import type { Order } from '../orders/orders.api';
import { unpaidOrderRequested, selectUnpaidOrder } from './payment.slice';
import styles from './cancelled-note.module.css';

/** Tells a shopper who cancelled at the provider what happened to the order. */
export function CancelledNote({ orderId }: { orderId: string | null }) {
  const { value: order, request } = useSelector(selectUnpaidOrder);
  const dispatch = useDispatch();

  useEffect(() => {
    if (orderId) dispatch(unpaidOrderRequested({ orderId }));
  }, [dispatch, orderId]);

  const isChecking = orderId !== null && order?._id !== orderId && request.status !== 'failed';
  return (
    <p role="status" className={styles.note}>
      {isChecking ? 'Checking your payment...' : <Outcome order={order?._id === orderId ? order : null} />}
    </p>
  );
}

function Outcome({ order }: { order: Order | null }) {
  const hasOrders = useSelector(selectUser) !== null;
  if (order?.cancelReason === 'cancelled') {
    return "You cancelled the payment, and nothing was charged. Your cart is here when you're ready.";
  }
  return (
    <>
      {order ? outcomeOf(order) : "You're back from PayPal."}{' '}
      {hasOrders && <Link to="/shop/account">See your orders in My account.</Link>}
    </>
  );
}

const outcomes: Record<Order['paymentStatus'], string> = {
  pending: 'is awaiting payment.',
  inReview: 'is placed, and its payment is under review.',
  paid: 'is paid.',
  failed: 'was not paid, and nothing was charged.',
  refunded: 'was refunded.',
};

const outcomeOf = ({ orderNumber, paymentStatus }: Order): string =>
  `Order ${orderNumber} ${outcomes[paymentStatus]}`;
