import type { ReactNode } from 'react';
import './ui.css';

/** Says that there is nothing, and by its children what to do about it. */
export function EmptyState({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="state">
      <h2 className="state-title">{title}</h2>
      {children}
    </div>
  );
}
