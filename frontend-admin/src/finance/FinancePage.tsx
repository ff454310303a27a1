import { money, wholeMoney } from '@haberdash/kit/money';
import { shopName } from '@haberdash/kit/page-meta';
import { EmptyState } from '@haberdash/kit/ui/EmptyState';
import { ErrorState } from '@haberdash/kit/ui/ErrorState';
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Skeleton from 'antd/es/skeleton';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { BarChart } from '../dashboard/report/BarChart';
import { rangeText } from '../dashboard/report/report-text';
import { Page } from '../ui/Page';
import { Panel } from '../ui/Panel';
import { financeFile, type FinanceReport } from './finance.api';
import styles from './finance.module.css';
import { financeRequested, selectFinance } from './finance.slice';
import { rowText, shortRowText } from './finance-text';
import { FinanceTable } from './FinanceTable';
import { FinanceTotals } from './FinanceTotals';
import { PeriodBar } from './PeriodBar';
import { useFinanceQuery } from './use-finance-query';

/** The money that came and went, for the owner and the accountant. */
export default function FinancePage() {
  const { value: report, request } = useSelector(selectFinance);
  const { query } = useFinanceQuery();
  const { period, from, to, by } = query;
  const dispatch = useDispatch();
  const isComplete = report?.pendingDays === 0 && request.status !== 'failed';
  const load = () => dispatch(financeRequested(query));
  useEffect(
    () => void dispatch(financeRequested({ period, from, to, by })),
    [dispatch, period, from, to, by],
  );

  return (
    <div className={styles.page}>
      <Page title="Finance" action={<Actions file={isComplete ? financeFile(query) : null} />}>
        <PeriodBar report={report} />
        <section
          aria-label="Money"
          aria-busy={request.status === 'loading' || undefined}
          className={styles.report}
        >
          {request.status === 'failed' ? (
            <ErrorState title="We couldn't load the report" onRetry={load}>
              <p>{request.message}</p>
            </ErrorState>
          ) : report ? (
            <LoadedFinance report={report} onReload={load} />
          ) : (
            <Placeholder />
          )}
        </section>
      </Page>
    </div>
  );
}

/** @param file null while the report is not complete */
function Actions({ file }: { file: string | null }) {
  return (
    <div className={styles.actions}>
      <Button href={file ?? undefined} disabled={file === null} download>
        Download CSV
      </Button>
      <Button onClick={() => window.print()}>Print</Button>
    </div>
  );
}

function LoadedFinance({ report, onReload }: { report: FinanceReport; onReload: () => void }) {
  const { total, rows, by, timeZone, pendingDays } = report;
  const isEmpty = total.gross === 0 && total.refunds === 0 && total.orders === 0;
  return (
    <>
      <p className={styles.period} role="status">
        {rangeText(total)} ({timeZone})
      </p>
      <p className={styles.printedTitle} aria-hidden>
        {shopName()}: {rangeText(total)} ({timeZone})
      </p>
      {pendingDays > 0 && <PendingDays count={pendingDays} onReload={onReload} />}
      {isEmpty ? (
        <EmptyState title="No money moved in this period">
          <p>Nothing was paid or refunded on these days. Choose another period above.</p>
        </EmptyState>
      ) : (
        <>
          <FinanceTotals total={total} />
          <Panel title={by === 'day' ? 'By day' : 'By month'}>
            <div className={styles.charts} aria-hidden>
              <BarChart title="Gross" axisText={wholeMoney} bars={rows.map((row) => barOf(row, 'gross'))} />
              {total.refunds > 0 && (
                <BarChart
                  title="Refunds"
                  axisText={wholeMoney}
                  bars={rows.map((row) => barOf(row, 'refunds'))}
                />
              )}
            </div>
            <FinanceTable report={report} />
            <p className={styles.hint}>
              Gross, refunds and net are the money at PayPal, each amount by its own time, also of a wrong
              amount, which goes back. Orders, pieces, delivery and the average are those of orders that were
              confirmed on the day: one that was paid around midnight may be a day later than its money.
              Delivery is part of gross.
            </p>
          </Panel>
        </>
      )}
    </>
  );
}

const barOf = (row: FinanceReport['rows'][number], field: 'gross' | 'refunds') => ({
  key: row.from,
  name: shortRowText(row),
  text: `${rowText(row)}: ${money(row[field])}`,
  value: row[field],
});

/** After an update, the server adds up the days before it. */
function PendingDays({ count, onReload }: { count: number; onReload: () => void }) {
  const days = count === 1 ? 'One day of this period is' : `${count} days of this period are`;
  return (
    <Alert
      type="warning"
      showIcon
      title={`${days} still being added up: the report is not complete yet.`}
      action={<Button onClick={onReload}>Load again</Button>}
    />
  );
}

function Placeholder() {
  return (
    <div role="status" aria-busy="true">
      <span className="visually-hidden">Loading the report</span>
      <Skeleton active title={false} paragraph={{ rows: 16 }} />
    </div>
  );
}
