import { useId } from 'react';
import styles from './order-details.module.css';
import { type ChangedOrder, momentsOf } from './order-moments';
import { Timeline } from './Timeline';

interface HistoryProps {
  order: ChangedOrder;
  timeZone?: string;
}

/** Starts with 'Placed', which is known before the history is loaded. */
export function History({ order, timeZone }: HistoryProps) {
  const titleId = useId();
  const moments = momentsOf(order);
  const placed = { what: 'Placed', at: order.orderDate };
  return (
    <section className={styles.section}>
      <h3 id={titleId}>History</h3>
      <div className={styles.history}>
        <Timeline moments={moments.length > 0 ? moments : [placed]} titleId={titleId} timeZone={timeZone} />
      </div>
    </section>
  );
}
