import { Link } from 'react-router-dom';
import type { FinanceFigures } from './finance.api';
import styles from './finance.module.css';
import { columns } from './finance-text';

/** The sums of the period, each with what it sums up or counts. */
export function FinanceTotals({ total }: { total: FinanceFigures }) {
  return (
    <dl className={styles.totals}>
      {columns.map(({ field, title, text, rows }) => {
        const value = total[field];
        return (
          <div key={field} className={styles.total}>
            <dt>{title}</dt>
            <dd>{value === null ? '–' : <Link to={rows(total)}>{text(value)}</Link>}</dd>
          </div>
        );
      })}
    </dl>
  );
}
