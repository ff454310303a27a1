import type { ReactNode } from 'react';
import { Button } from './Button';
import { StateTitle } from './StateTitle';
import './ui.css';

interface ErrorStateProps {
  title: string;
  /** Where this is the whole page: what the browser's tab says. */
  pageTitle?: string;
  children?: ReactNode;
  onRetry: () => void;
}

export function ErrorState({ title, pageTitle, children, onRetry }: ErrorStateProps) {
  return (
    <div className="state" role="alert">
      <StateTitle title={title} pageTitle={pageTitle} />
      {children}
      <Button variant="secondary" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
