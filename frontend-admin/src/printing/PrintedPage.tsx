import Button from 'antd/es/button';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Page } from '../ui/Page';
import styles from './printed-page.module.css';

interface PrintedPageProps {
  title: string;
  back: { to: string; label: string };
  /** Its contents are complete. */
  isReady?: boolean;
  children: ReactNode;
}

/** A page for paper, which the browser prints without its head and the frame around it. */
export function PrintedPage({ title, back, isReady = true, children }: PrintedPageProps) {
  const actions = (
    <div className={styles.actions}>
      <Link to={back.to}>{back.label}</Link>
      <Button type="primary" disabled={!isReady} onClick={() => window.print()}>
        Print
      </Button>
    </div>
  );
  return (
    <div className={styles.page}>
      <Page title={title} action={actions}>
        {children}
      </Page>
    </div>
  );
}
