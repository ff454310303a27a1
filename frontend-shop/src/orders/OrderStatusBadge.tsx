import { orderStatusLabels, paymentStatusLabels } from '@haberdash/kit/labels';
import type { Order } from './orders.api';
import styles from './order-status-badge.module.css';

/** How far the shop is with it, or else why it does not begin. */
export function OrderStatusBadge({ order }: { order: Order }) {
  const { orderStatus, paymentStatus } = order;
  if (paymentStatus !== 'paid') {
    return (
      <span className={styles.badge} data-payment={paymentStatus}>
        {paymentStatusLabels[paymentStatus]}
      </span>
    );
  }
  return (
    <span className={styles.badge} data-status={orderStatus}>
      {orderStatusLabels[orderStatus]}
    </span>
  );
}
