import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Page } from '../ui/Page';
import { Panel } from '../ui/Panel';
import styles from './report-lists.module.css';

interface ReportListPageProps {
  title: string;
  /** The heading names the rows: 'All shoppers'. */
  heading: string;
  /** The hint explains a row. */
  hint: ReactNode;
  children: ReactNode;
}

/** The rows behind a number of the dashboard. */
export function ReportListPage({ title, heading, hint, children }: ReportListPageProps) {
  return (
    <Page title={title} action={<Link to="/admin/dashboard">Dashboard</Link>}>
      <Panel title={heading}>
        <p className={styles.hint}>{hint}</p>
        {children}
      </Panel>
    </Page>
  );
}
