import { money, wholeMoney } from '@haberdash/kit/money';
import { BarChart } from './BarChart';
import { dayText } from './report-text';
import { whole } from '../../ui/numbers';
import type { ReportDay } from './report.api';
import styles from './report.module.css';

/** Charts for the eye; the table below them has the same numbers. */
export function SalesCharts({ days }: { days: ReportDay[] }) {
  const barsOf = (field: 'revenue' | 'orders', text: (value: number) => string) =>
    days.map((day) => {
      const name = dayText(day.day);
      return { key: day.day, name, text: `${name}: ${text(day[field])}`, value: day[field] };
    });
  return (
    <div className={styles.charts} aria-hidden>
      <BarChart title="Revenue by day" axisText={wholeMoney} bars={barsOf('revenue', money)} />
      <BarChart title="Orders by day" axisText={whole} bars={barsOf('orders', whole)} />
    </div>
  );
}
