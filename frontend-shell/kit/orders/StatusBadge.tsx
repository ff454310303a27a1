import { orderStatusLabels, paymentStatusLabels } from '../labels';
import type { Order } from './order';
import styles from './status-badge.module.css';

/** How far the shop is with an order. */
export function StatusBadge({ status }: { status: Order['orderStatus'] }) {
  return (
    <span className={styles.badge} data-status={status}>
      {orderStatusLabels[status]}
    </span>
  );
}

/** Why the shop does not begin with it, or what became of its money. */
export function PaymentBadge({ status }: { status: Order['paymentStatus'] }) {
  return (
    <span className={styles.badge} data-payment={status}>
      {paymentStatusLabels[status]}
    </span>
  );
}
