import { money } from '@haberdash/kit/money';
import { Figure } from './Figure';
import { ordersPaidIn, ordersRefundedIn } from './report-links';
import { percent, whole } from './report-text';
import type { Report } from './report.api';
import styles from './report.module.css';

export function FigureCards({ report: { figures, range } }: { report: Report }) {
  const { now, before } = figures;
  const paid = ordersPaidIn(range);
  return (
    <div className={styles.figures}>
      <Figure label="Revenue" now={now.revenue} before={before.revenue} text={money} to={paid} />
      <Figure label="Orders" now={now.orders} before={before.orders} text={whole} to={paid} />
      <Figure
        label="Average order"
        now={now.averageOrder}
        before={before.averageOrder}
        text={money}
        to={paid}
      />
      <Figure label="Units sold" now={now.units} before={before.units} text={whole} to={paid} />
      <Figure
        label={`Refunds (${whole(now.refunds)})`}
        now={now.refunded}
        before={before.refunded}
        text={money}
        to={ordersRefundedIn(range)}
        isCost
      />
      <Figure
        label="Conversion from cart"
        now={now.conversion}
        before={before.conversion}
        text={percent}
        to={paid}
      />
    </div>
  );
}
