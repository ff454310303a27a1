import type { ReactNode } from 'react';
import { Button } from './Button';
import './ui.css';

interface ErrorStateProps {
  title: string;
  children?: ReactNode;
  onRetry: () => void;
}

export function ErrorState({ title, children, onRetry }: ErrorStateProps) {
  return (
    <div className="state" role="alert">
      <h2 className="state-title">{title}</h2>
      {children}
      <Button variant="secondary" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
