import { Timeline } from '@haberdash/kit/orders/Timeline';
import { useId } from 'react';
import { shopTimeZone } from '../../time/shop-time';
import type { Order } from '../orders.api';
import styles from '../orders.module.css';
import { momentOfPayment } from './payment-moments';

/** The history of an order's payment, with the provider's ids. */
export function PaymentHistory({ order: { paymentHistory } }: { order: Order }) {
  const titleId = useId();
  return (
    <section className={styles.payment}>
      <h3 id={titleId}>Payment</h3>
      <Timeline titleId={titleId} timeZone={shopTimeZone()} moments={paymentHistory.map(momentOfPayment)} />
    </section>
  );
}
