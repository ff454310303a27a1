import { ErrorState } from '@haberdash/kit/ui/ErrorState';
import Button from 'antd/es/button';
import Skeleton from 'antd/es/skeleton';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Page } from '../ui/Page';
import { Panel } from '../ui/Panel';
import { shopTime } from '../time/shop-time';
import type { Books } from './reconciliation.api';
import styles from './reconciliation.module.css';
import {
  booksRequested,
  checkSubmitted,
  pageLeft,
  selectBooks,
  selectStarting,
} from './reconciliation.slice';
import { FailedJobs } from './FailedJobs';
import { RuleResults } from './RuleResults';

export default function BooksPage() {
  const { value: books, request } = useSelector(selectBooks);
  const starting = useSelector(selectStarting);
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(booksRequested());
    return () => void dispatch(pageLeft());
  }, [dispatch]);
  const isBusy = starting.status === 'loading' || Boolean(books?.running);

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
        <ErrorState title="We couldn't load the check" onRetry={() => dispatch(booksRequested())}>
          <p>{request.message}</p>
        </ErrorState>
      ) : books ? (
        <LoadedBooks books={books} />
      ) : (
        <div role="status" aria-busy="true">
          <span className="visually-hidden">Loading the check</span>
          <Skeleton active title={false} paragraph={{ rows: 12 }} />
        </div>
      )}
    </Page>
  );
}

function LoadedBooks({ books: { last, running, failedJobs } }: { books: Books }) {
  const check = running ?? last;
  return (
    <div className={styles.books}>
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

function timeOf({ finishedAt, startedAt, isNightly }: NonNullable<Books['last']>): string {
  const kind = isNightly ? 'Nightly check' : 'Check';
  return finishedAt ? `${kind}, finished ${shopTime(finishedAt)}` : `${kind}, started ${shopTime(startedAt)}`;
}
