import { money } from '@haberdash/kit/money';
import { Link } from 'react-router-dom';
import { ordersPaidIn } from './report-links';
import { rangeText } from './report-text';
import { whole } from '../../ui/numbers';
import type { ReportDay } from './report.api';
import styles from './report.module.css';

/** The numbers of the charts; each day leads to its orders. */
export function SalesTable({ days }: { days: ReportDay[] }) {
  return (
    <details className={styles.tableOfDays}>
      <summary>Revenue and orders by day as a table</summary>
      <div className={styles.scrolled}>
        <table>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">Revenue</th>
              <th scope="col">Orders</th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map((day) => (
              <tr key={day.day}>
                <th scope="row">
                  <Link to={ordersPaidIn(day)}>{rangeText({ from: day.day, to: day.day })}</Link>
                </th>
                <td>{money(day.revenue)}</td>
                <td>{whole(day.orders)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
