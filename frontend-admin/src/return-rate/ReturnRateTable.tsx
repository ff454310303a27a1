import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from '../finance/finance.module.css';
import { reasonLabels } from '../returns/return-labels';
import { whole } from '../ui/numbers';
import type { ReturnRate, ReturnRateQuery, ReturnRateRow } from './return-rate.api';

const titles = { product: 'Product', size: 'Size', reason: 'Reason' } as const;
const unnamed = { product: 'Untitled', size: 'Without sizes', reason: 'No reason given' } as const;

interface ReturnRateTableProps {
  report: ReturnRate;
  query: ReturnRateQuery;
}

/** A product opens its sizes. */
export function ReturnRateTable({ report: { by, rows, total }, query }: ReturnRateTableProps) {
  return (
    <div className={styles.scrolled} role="region" aria-label={`Return rate by ${by}`} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {[titles[by], 'Sent', 'Returned', 'Rate'].map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.key} figures={row}>
              {by === 'product' && row.key ? (
                <Link to={sizesOf(row.key, query)}>{row.title ?? unnamed.product}</Link>
              ) : (
                nameOf(by, row)
              )}
            </Row>
          ))}
        </tbody>
        <tfoot>
          <Row figures={total}>Total</Row>
        </tfoot>
      </table>
    </div>
  );
}

function Row({ figures, children }: { figures: ReturnRate['total']; children: ReactNode }) {
  const { sent, returned, rate } = figures;
  return (
    <tr>
      <th scope="row">{children}</th>
      <td>{whole(sent)}</td>
      <td>{whole(returned)}</td>
      <td>{rate === null ? '–' : `${rate.toFixed(1)}%`}</td>
    </tr>
  );
}

function nameOf(by: ReturnRate['by'], { key, title }: ReturnRateRow): string {
  const reason = Object.entries(reasonLabels).find(([name]) => by === 'reason' && name === key);
  return reason?.[1] ?? title ?? unnamed[by];
}

const sizesOf = (product: string, query: ReturnRateQuery): string =>
  `?${new URLSearchParams({ ...query, by: 'size', product }).toString()}`;
