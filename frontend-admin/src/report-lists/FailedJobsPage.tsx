import { AdminList } from '../list/AdminList';
import type { ListColumn } from '../list/list';
import { shopTime } from '../time/shop-time';
import type { FailedJob } from './report-lists.api';
import { failedJobsList } from './report-lists';
import styles from './report-lists.module.css';
import { ReportListPage } from './ReportListPage';

const columns: ListColumn<FailedJob>[] = [
  { key: 'job', title: 'Job', isFixed: true, cell: ({ name }) => <strong>{name}</strong> },
  {
    key: 'failed',
    title: 'Failed',
    cell: ({ failedAt }) => <time dateTime={failedAt}>{shopTime(failedAt)}</time>,
    sorts: { ascend: 'oldest', descend: 'newest' },
  },
  { key: 'error', title: 'Error', cell: ({ error }) => <code className={styles.error}>{error || '–'}</code> },
];

/** Work of the shop that was tried as often as it may be. */
export default function FailedJobsPage() {
  return (
    <ReportListPage
      title="Failed jobs"
      heading="All failed jobs"
      hint={
        <>
          Once the cause is fixed, <code>npm run jobs:retry</code> runs them again.
        </>
      }
    >
      <AdminList
        list={failedJobsList}
        name="failed jobs"
        columns={columns}
        idOf={({ id }) => id}
        labelOf={({ name, id }) => `job ${name} ${id}`}
        emptyHint="No failed background jobs."
        sorts={[
          { value: 'newest', label: 'Newest first' },
          { value: 'oldest', label: 'Oldest first' },
        ]}
        exportPath="/api/admin/reports/failed-jobs/export"
      />
    </ReportListPage>
  );
}
