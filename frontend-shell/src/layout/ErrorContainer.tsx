import { isFilesUnavailable } from '@haberdash/kit/lazy-page';
import { useLocation } from '@haberdash/kit/router';
import { ErrorState } from '@haberdash/kit/ui/ErrorState';
import { Fragment, type ComponentType, type ReactNode } from 'react';
import { ErrorBoundary } from '../errors/ErrorBoundary';
import { RoutingErrorPage } from '../errors/RoutingErrorPage';

interface ContainedProps {
  /** Drawn around the error's page where there is no frame yet. */
  frame?: ComponentType<{ children: ReactNode }>;
  children: ReactNode;
}

/** Keeps an error inside until the visitor tries again or goes elsewhere. */
export function Contained({ frame: Frame = Fragment, children }: ContainedProps) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary resetKey={pathname} fallback={(error, retry) => <Frame>{pageOf(error, retry)}</Frame>}>
      {children}
    </ErrorBoundary>
  );
}

function pageOf(error: unknown, retry: () => void) {
  if (!isFilesUnavailable(error)) return <RoutingErrorPage error={error} />;
  return (
    <ErrorState title="This part of the shop is taking a break" onRetry={retry}>
      <p>We couldn&apos;t load it just now. The rest of Haberdash works as usual.</p>
    </ErrorState>
  );
}
