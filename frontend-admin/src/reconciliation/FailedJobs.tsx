import { Link } from 'react-router-dom';
import { failedJobsPath } from '../report-lists/failed-jobs-path';
import { Panel } from '../ui/Panel';
import { shopTime } from '../time/shop-time';
import type { FailedJob } from './reconciliation.api';
import styles from './reconciliation.module.css';

export function FailedJobs({ jobs }: { jobs: FailedJob[] }) {
  return (
    <div id="failed-jobs">
      <Panel title="Failed jobs">
        {jobs.length === 0 ? (
          <p className={styles.hint}>No failed background jobs.</p>
        ) : (
          <>
            <p className={styles.hint}>
              Once the cause is fixed, <code>npm run jobs:retry</code> runs them again.
            </p>
            <ul className={styles.discrepancies}>
              {jobs.map(({ id, name, error, failedAt }) => (
                <li key={id}>
                  <strong>{name}</strong>
                  <span>{shopTime(failedAt)}</span>
                  {error && <code>{error}</code>}
                </li>
              ))}
            </ul>
            <Link to={failedJobsPath}>All failed jobs</Link>
          </>
        )}
      </Panel>
    </div>
  );
}
