import { money } from '@haberdash/kit/money';
import { Figure } from './Figure';
import { ordersPaidIn, ordersRefundedIn, type Period } from './report-links';
import { percent, whole } from './report-text';
import type { Figures, Report } from './report.api';
import styles from './report.module.css';

interface FigureCardProps {
  report: Report;
  label: string;
  field: keyof Figures;
  text: (value: number) => string;
  rowsIn?: (period: Period) => string;
  isCost?: boolean;
}

export function FigureCards({ report }: { report: Report }) {
  const refunds = `Refunds (${whole(report.figures.now.refunds)})`;
  return (
    <div className={styles.figures}>
      <FigureCard report={report} label="Revenue" field="revenue" text={money} />
      <FigureCard report={report} label="Orders" field="orders" text={whole} />
      <FigureCard report={report} label="Average order" field="averageOrder" text={money} />
      <FigureCard report={report} label="Units sold" field="units" text={whole} />
      <FigureCard
        report={report}
        label={refunds}
        field="refunded"
        text={money}
        rowsIn={ordersRefundedIn}
        isCost
      />
      <FigureCard report={report} label="Conversion from cart" field="conversion" text={percent} />
    </div>
  );
}

function FigureCard({ report, field, rowsIn = ordersPaidIn, ...shown }: FigureCardProps) {
  const { figures, range, before } = report;
  return (
    <Figure
      {...shown}
      now={{ value: figures.now[field], to: rowsIn(range) }}
      before={{ value: figures.before[field], to: rowsIn(before) }}
    />
  );
}
