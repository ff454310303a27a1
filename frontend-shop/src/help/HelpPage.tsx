import { NavLink } from 'react-router-dom';
import { PageHeading } from '@haberdash/kit/ui/PageHeading';
import type { ReactNode } from 'react';
import { helpPages } from './help-pages';
import styles from './help.module.css';

interface HelpPageProps {
  title: string;
  /** The short answer. */
  lead: string;
  children: ReactNode;
}

/** A help page with links to the others. */
export function HelpPage({ title, lead, children }: HelpPageProps) {
  return (
    <div className={styles.help}>
      <nav aria-label="Help pages" className={styles.nav}>
        {helpPages.map(({ label, to }) => (
          <NavLink key={to} to={to}>
            {label}
          </NavLink>
        ))}
      </nav>
      <article className={styles.article}>
        <header className={styles.header}>
          <PageHeading title={title}>{title}</PageHeading>
          <p className={styles.lead}>{lead}</p>
        </header>
        {children}
      </article>
    </div>
  );
}
