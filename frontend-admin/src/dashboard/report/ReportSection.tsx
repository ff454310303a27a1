import { ErrorState } from '@haberdash/kit/ui/ErrorState';
import Skeleton from 'antd/es/skeleton';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Panel } from '../../ui/Panel';
import { FigureCards } from './FigureCards';
import { RangeBar } from './range/RangeBar';
import { comparedRanges } from './report-text';
import type { Report } from './report.api';
import styles from './report.module.css';
import { reportRequested, selectReport } from './report.slice';
import { SalesCharts } from './SalesCharts';
import { SalesTable } from './SalesTable';
import { TopLists } from './TopLists';
import { useReportRange } from './range/use-report-range';

/** An owner looks here first: how the shop did in a period, and what there is to do. */
export function ReportSection() {
  const { value: report, request } = useSelector(selectReport);
  const { query } = useReportRange();
  const { range, from, to } = query;
  const dispatch = useDispatch();
  useEffect(() => void dispatch(reportRequested({ range, from, to })), [dispatch, range, from, to]);

  return (
    <section
      className={styles.report}
      aria-label="Sales"
      aria-busy={request.status === 'loading' || undefined}
    >
      <RangeBar />
      {request.status === 'failed' ? (
        <ErrorState title="We couldn't load the figures" onRetry={() => dispatch(reportRequested(query))}>
          <p>{request.message}</p>
        </ErrorState>
      ) : report ? (
        <LoadedReport report={report} />
      ) : (
        <Placeholder />
      )}
    </section>
  );
}

function LoadedReport({ report }: { report: Report }) {
  const { range, before, comparedUntil, timeZone } = report;
  return (
    <>
      <p className={styles.periods} role="status">
        {comparedRanges(range, before, comparedUntil)} ({timeZone})
      </p>
      <FigureCards report={report} />
      <div className={styles.panels}>
        <div className={styles.wide}>
          <Panel title="Sales by day">
            <SalesCharts days={report.days} />
            <SalesTable days={report.days} />
          </Panel>
        </div>
        <TopLists report={report} />
      </div>
    </>
  );
}

/** The placeholder is as tall as the figures, charts and lists, so that they do not move the page. */
function Placeholder() {
  return (
    <div role="status" aria-busy="true" className={styles.placeholder}>
      <span className="visually-hidden">Loading the figures</span>
      <Skeleton active title={false} paragraph={{ rows: 4 }} />
      <Skeleton active title={false} paragraph={{ rows: 10 }} />
    </div>
  );
}
