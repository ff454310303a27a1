import type { ReactNode } from 'react';
import './ui.css';

interface EmptyStateProps {
  title: string;
  /** 'h1' where this is the whole page. */
  heading?: 'h1' | 'h2';
  children?: ReactNode;
}

/** Says that there is nothing, and by its children what to do about it. */
export function EmptyState({ title, heading: Heading = 'h2', children }: EmptyStateProps) {
  return (
    <div className="state">
      <Heading className="state-title">{title}</Heading>
      {children}
    </div>
  );
}
