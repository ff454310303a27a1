import { ErrorState } from '@haberdash/kit/ui/ErrorState';
import Button from 'antd/es/button';
import Skeleton from 'antd/es/skeleton';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Page } from '../ui/Page';
import { Panel } from '../ui/Panel';
import { shopTime } from '../time/shop-time';
import type { Reconciliation } from './reconciliation.api';
import styles from './reconciliation.module.css';
import {
  reconciliationRequested,
  checkSubmitted,
  pageLeft,
  selectReconciliation,
  selectStarting,
} from './reconciliation.slice';
import { FailedJobs } from './FailedJobs';
import { RuleResults } from './RuleResults';

export default function ReconciliationPage() {
  const { value: reconciliation, request } = useSelector(selectReconciliation);
  const starting = useSelector(selectStarting);
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(reconciliationRequested());
    return () => void dispatch(pageLeft());
  }, [dispatch]);
  const isBusy = starting.status === 'loading' || Boolean(reconciliation?.running);

  return (
    <Page
      title="Consistency check"
      action={
        <Button
          type="primary"
          aria-busy={isBusy}
          disabled={isBusy}
          onClick={() => dispatch(checkSubmitted())}
        >
          {isBusy ? 'Checking…' : 'Check now'}
        </Button>
      }
    >
      {request.status === 'failed' ? (
        <ErrorState title="We couldn't load the check" onRetry={() => dispatch(reconciliationRequested())}>
          <p>{request.message}</p>
        </ErrorState>
      ) : reconciliation ? (
        <LoadedReconciliation reconciliation={reconciliation} />
      ) : (
        <div role="status" aria-busy="true">
          <span className="visually-hidden">Loading the check</span>
          <Skeleton active title={false} paragraph={{ rows: 12 }} />
        </div>
      )}
    </Page>
  );
}

function LoadedReconciliation({
  reconciliation: { last, running, failedJobs },
}: {
  reconciliation: Reconciliation;
}) {
  const check = running ?? last;
  return (
    <div className={styles.reconciliation}>
      <Panel title={running ? 'The running check' : 'The last check'}>
        <p className={styles.hint} role="status">
          {check ? timeOf(check) : 'Nothing was checked yet. A check runs each night after 3 o’clock.'}
        </p>
        {check && (
          <>
            <p className={styles.hint}>
              Each rule counts the orders, payments or sizes that it compares, so their numbers differ.
            </p>
            <RuleResults check={check} />
          </>
        )}
      </Panel>
      <FailedJobs jobs={failedJobs} />
    </div>
  );
}

function timeOf({ finishedAt, startedAt, isNightly }: NonNullable<Reconciliation['last']>): string {
  const kind = isNightly ? 'Nightly check' : 'Check';
  return finishedAt ? `${kind}, finished ${shopTime(finishedAt)}` : `${kind}, started ${shopTime(startedAt)}`;
}
