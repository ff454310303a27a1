import type { Order } from './order';
import { orderStateLabel, orderStateOf } from './order-state';
import styles from './status-badge.module.css';

export function StatusBadge({ order }: { order: Order }) {
  return (
    <span className={styles.badge} data-state={orderStateOf(order)}>
      {orderStateLabel(order)}
    </span>
  );
}
