import { money } from '@haberdash/kit/money';
import { Figure } from './Figure';
import { ordersPaidIn, ordersRefundedIn, shoppersIn } from './report-links';
import { percent } from './report-text';
import { whole } from '../../ui/numbers';
import type { Figures, Report } from './report.api';
import styles from './report.module.css';

interface FigureCardProps {
  report: Report;
  label: string;
  field: keyof Figures;
  text: (value: number) => string;
  rowsIn?: (range: Report['range']) => string;
  /** Its list has whole days only. */
  isOfWholeDays?: boolean;
  isCost?: boolean;
}

export function FigureCards({ report }: { report: Report }) {
  const { refunds, buyers, shoppers } = report.figures.now;
  return (
    <div className={styles.figures}>
      <FigureCard report={report} label="Revenue" field="revenue" text={money} />
      <FigureCard report={report} label="Orders" field="orders" text={whole} />
      <FigureCard report={report} label="Average order" field="averageOrder" text={money} />
      <FigureCard report={report} label="Units sold" field="units" text={whole} />
      <FigureCard
        report={report}
        label={`Refunds: ${whole(refunds)} ${refunds === 1 ? 'order' : 'orders'}`}
        field="refunded"
        text={money}
        rowsIn={ordersRefundedIn}
        isCost
      />
      <FigureCard
        report={report}
        label={`Days with a cart that ended in a purchase (${whole(buyers)} of ${whole(shoppers)})`}
        field="conversion"
        text={percent}
        rowsIn={shoppersIn}
        isOfWholeDays
      />
    </div>
  );
}

function FigureCard({
  report,
  field,
  rowsIn = ordersPaidIn,
  isOfWholeDays = false,
  ...shown
}: FigureCardProps) {
  const { figures, range, before, comparedUntil } = report;
  const hasRowsBefore = !isOfWholeDays || comparedUntil === null;
  return (
    <Figure
      {...shown}
      now={{ value: figures.now[field], to: rowsIn(range) }}
      before={{ value: figures.before[field], to: hasRowsBefore ? rowsIn(before) : null }}
    />
  );
}
