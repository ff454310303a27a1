import type { ReactNode } from 'react';
import { StateTitle } from './StateTitle';
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
      {title && <StateTitle title={title} pageTitle={pageTitle} />}
      {children}
    </div>
  );
}
