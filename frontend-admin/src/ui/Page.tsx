import { PageHeading } from '@haberdash/kit/ui/PageHeading';
import type { ReactNode } from 'react';
import styles from './ui.module.css';

interface PageProps {
  title: string;
  /** The main action of the page, at the end of the heading. */
  action?: ReactNode;
  children: ReactNode;
}

export function Page({ title, action, children }: PageProps) {
  return (
    <div className={styles.page}>
      <header className={styles.pageHeader}>
        <PageHeading title={`${title} · Admin`}>{title}</PageHeading>
        {action}
      </header>
      {children}
    </div>
  );
}
