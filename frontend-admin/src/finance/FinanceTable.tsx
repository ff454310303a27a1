import { Link } from 'react-router-dom';
import type { FinanceFigures, FinanceReport } from './finance.api';
import styles from './finance.module.css';
import { columns, rowText } from './finance-text';

/** Each number opens what it sums up or counts. */
export function FinanceTable({ report: { by, rows, total } }: { report: FinanceReport }) {
  const name = by === 'day' ? 'Day' : 'Month';
  return (
    <div className={styles.scrolled} role="region" aria-label={`Money by ${by}`} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{name}</th>
            {columns.map(({ field, title }) => (
              <th key={field} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <FinanceRow key={row.from} name={rowText(row)} row={row} />
          ))}
        </tbody>
        <tfoot>
          <FinanceRow name="Total" row={total} />
        </tfoot>
      </table>
    </div>
  );
}

function FinanceRow({ name, row }: { name: string; row: FinanceFigures }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {columns.map(({ field, title, text, rows }) => (
        <td key={field}>
          <FinanceNumber value={row[field]} text={text} label={`${title}, ${name}`} to={rows(row)} />
        </td>
      ))}
    </tr>
  );
}

interface FinanceNumberProps {
  value: number | null;
  text: (value: number) => string;
  label: string;
  to: string;
}

/** Nothing counts no rows, unless as much came as went. */
function FinanceNumber({ value, text, label, to }: FinanceNumberProps) {
  if (value === null) return '–';
  if (value === 0) return text(0);
  return (
    <Link to={to} aria-label={`${label}: ${text(value)}`}>
      {text(value)}
    </Link>
  );
}
