// By its full name: only what the shell imports under it is shared with the remotes.
import { PageHeading } from '@haberdash/kit/ui/PageHeading';
import type { ReactNode } from 'react';
import './ui.css';

interface EmptyStateProps {
  /** Unless what is around it says so. */
  title?: string;
  /** Where this is the whole page: what the browser's tab says. */
  pageTitle?: string;
  children?: ReactNode;
}

/** Says that there is nothing, and by its children what to do about it. */
export function EmptyState({ title, pageTitle, children }: EmptyStateProps) {
  return (
    <div className="state state-empty">
      {pageTitle ? (
        <PageHeading title={pageTitle} className="state-title">
          {title}
        </PageHeading>
      ) : (
        title && <h2 className="state-title">{title}</h2>
      )}
      {children}
    </div>
  );
}
