import { EmptyState } from '@haberdash/kit/ui/EmptyState';
import { ErrorState } from '@haberdash/kit/ui/ErrorState';
import Button from 'antd/es/button';
import Skeleton from 'antd/es/skeleton';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { rangeText } from '../dashboard/report/report-text';
import styles from '../finance/finance.module.css';
import { PeriodChoice } from '../time/PeriodChoice';
import { Page } from '../ui/Page';
import { Panel } from '../ui/Panel';
import { ToggleButton } from '../ui/ToggleButton';
import { returnRateFile, type ReturnRate, type ReturnRateQuery } from './return-rate.api';
import { returnRateRequested, selectReturnRate } from './return-rate.slice';
import { ReturnRateTable } from './ReturnRateTable';
import { useReturnRateQuery } from './use-return-rate-query';

const months = { 'this-month': 'This month', 'last-month': 'Last month' } as const;
const groups = { product: 'By product', size: 'By size', reason: 'By reason' } as const;
/** The server refuses a longer period than five years. */
const maxDays = 1_827;

/** How much of what was sent comes back. */
export default function ReturnRatePage() {
  const { value: report, request } = useSelector(selectReturnRate);
  const { query } = useReturnRateQuery();
  const { period, from, to, by, product } = query;
  const dispatch = useDispatch();
  const load = () => dispatch(returnRateRequested(query));
  useEffect(
    () => void dispatch(returnRateRequested({ period, from, to, by, product })),
    [dispatch, period, from, to, by, product],
  );

  return (
    <Page
      title="Return rate"
      action={
        <Button href={returnRateFile(query)} download>
          Download CSV
        </Button>
      }
    >
      <ChoiceBar />
      <section
        aria-label="Returned pieces"
        aria-busy={request.status === 'loading' || undefined}
        className={styles.report}
      >
        {request.status === 'failed' ? (
          <ErrorState title="We couldn't load the report" onRetry={load}>
            <p>{request.message}</p>
          </ErrorState>
        ) : report ? (
          <LoadedReport report={report} query={query} />
        ) : (
          <div role="status" aria-busy="true">
            <span className="visually-hidden">Loading the report</span>
            <Skeleton active title={false} paragraph={{ rows: 12 }} />
          </div>
        )}
      </section>
    </Page>
  );
}

/** The period, what a row is of, and whether one product is counted alone. */
function ChoiceBar() {
  const { query, change } = useReturnRateQuery();
  const { product, by } = query;
  const chosen = { by, ...(product === undefined ? {} : { product }) };
  return (
    <PeriodChoice
      periods={months}
      chosen={query.period}
      days={query}
      maxDays={maxDays}
      onChoose={(period) => change({ period, ...chosen })}
      onChooseDays={(days) => change({ period: 'custom', ...days, ...chosen })}
    >
      <div className={styles.choices} role="group" aria-label="Rows">
        {Object.entries(groups).map(([group, label]) => (
          <ToggleButton
            key={group}
            isOn={by === group}
            onClick={() => change({ ...query, by: group as ReturnRate['by'] })}
          >
            {label}
          </ToggleButton>
        ))}
        {product !== undefined && (
          <Button type="link" onClick={() => change(withoutProduct(query))}>
            Show all products
          </Button>
        )}
      </div>
    </PeriodChoice>
  );
}

const withoutProduct = ({ product: _, ...query }: ReturnRateQuery): ReturnRateQuery => ({
  ...query,
  by: 'product',
});

function LoadedReport({ report, query }: { report: ReturnRate; query: ReturnRateQuery }) {
  const { total, rows, count, timeZone } = report;
  return (
    <>
      <p className={styles.period} role="status">
        {rangeText(report)} ({timeZone})
      </p>
      {total.sent === 0 ? (
        <EmptyState title="Nothing was sent in this period">
          <p>No parcel left on these days. Choose another period above.</p>
        </EmptyState>
      ) : (
        <Panel title={groups[report.by]}>
          <ReturnRateTable report={report} query={query} />
          <p className={styles.hint}>
            {rows.length < count && `The ${rows.length} most returned of ${count}; the CSV has all. `}
            Sent are the pieces in parcels that left on these days and were not lost. Returned are those of
            them that came back since and were judged sellable or damaged, so that the rate of the last weeks
            still grows.
          </p>
        </Panel>
      )}
    </>
  );
}
