import type { ReactNode } from 'react';
import { StateTitle } from './StateTitle';
import './ui.css';

interface EmptyStateProps {
  /** Required unless the surroundings have a heading. */
  title?: string;
  /** The document's title, if this is the whole page. */
  pageTitle?: string;
  children?: ReactNode;
}

/** Says that there is nothing; the children say what to do about it. */
export function EmptyState({ title, pageTitle, children }: EmptyStateProps) {
  return (
    <div className="state state-empty">
      {title && <StateTitle title={title} pageTitle={pageTitle} />}
      {children}
    </div>
  );
}
