import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { Button } from './Button';
import { StateTitle } from './StateTitle';
import './ui.css';

interface ErrorStateProps {
  title: string;
  /** The document's title, if this is the whole page. */
  pageTitle?: string;
  children?: ReactNode;
  /** Also called when the browser is online again. */
  onRetry: () => void;
}

export function ErrorState({ title, pageTitle, children, onRetry }: ErrorStateProps) {
  const retry = useEffectEvent(() => onRetry());
  useEffect(() => {
    const onOnline = () => retry();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, []);

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
