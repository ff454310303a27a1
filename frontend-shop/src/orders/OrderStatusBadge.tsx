import { orderStatusLabels } from '@haberdash/kit/labels';
import type { Order } from './orders.api';
import styles from './order-status-badge.module.css';

export function OrderStatusBadge({ status }: { status: Order['orderStatus'] }) {
  return (
    <span className={styles.badge} data-status={status}>
      {orderStatusLabels[status]}
    </span>
  );
}
